package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What searches foresee in a state that they know with its cells under other names. */
class RenamedCellsTest {

  /** More orders of picking threads than it takes to meet each of those that matter. */
  private static final int ORDERS = 60;

  /**
   * The maker keeps the first cell that it makes, or the second if the other thread came before it.
   * The marker marks that cell and forgets the order, and from then on states are the same
   * whichever cell it is. That the maker can look at it before it is marked is seen from a race on
   * that cell alone, two steps below, and the cell has another name where the state is met again.
   */
  private static final SplProgram PROGRAM =
      SplProgram.parse(
          """
          global marked
          global order = 0
          global made = 0

          active thread maker
          begin
            atomic begin
              own = new
              order == 2 -> own = new | else -> skip
              marked = own
              order = 2 * order + 1
            end
            made = 1
            atomic begin
              v = own.isMarked
              v == 1 -> goto end | else -> skip
            end
            print("early ", order)
          end

          active thread other
          begin
            order = 2 * order + 2
          end

          active thread marker
          begin
            order > 3 -> atomic begin
              marked.isMarked = 1
              order = 0
            end
          end
          """);

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMDPOR_PUBLISHED")
  void search_whereACellHasAnotherNameWhenItsStateIsMetAgain_losesNothing(Algorithm algorithm) {
    for (long pickSeed = 0; pickSeed < ORDERS; pickSeed++) {
      SearchOptions options =
          SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(pickSeed);
      Result result = new Search(PROGRAM, options, SearchListener.NONE).run();
      assertThat(result.outcomes())
          .as("pick seed %d", pickSeed)
          .containsOnlyKeys("", "early 0", "early 1", "early 4", "early 5");
    }
  }
}

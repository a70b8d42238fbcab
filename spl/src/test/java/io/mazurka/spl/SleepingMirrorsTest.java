package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import org.junit.jupiter.api.Test;

/** What {@code auto} may leave out as symmetric where something sleeps. */
class SleepingMirrorsTest {

  /** More orders of picking threads than it takes to meet each of those that matter. */
  private static final int ORDERS = 60;

  /**
   * Once the painter has been, everybody has a counterpart who does the same to the other cell. If
   * a setter sleeps then, its decider is explored only as one that comes before it. Whether the
   * counterpart of that decider can write to what the painter looked at is not seen from that: a
   * claimer whose image was explored must be explored, too.
   */
  private static final SplProgram PROGRAM =
      SplProgram.parse(
          """
          global seen = 5
          global claims = 0

          thread main
          begin
            atomic begin
              a = new
              b = new
              b.colour = 1
              start(setter(a))
              start(painter(a, b))
              start(claimer(a))
              start(claimer(b))
              start(setter(b))
              start(decider(a, b))
              start(decider(b, a))
            end
          end

          thread setter(c)
          begin
            c.isSet = 1
          end

          thread painter(a, b)
          begin
            atomic begin
              print("saw ", seen)
              a.colour = 2
              b.colour = 2
            end
          end

          thread claimer(c)
          begin
            atomic begin
              before = claims
              claims = 1
              before == 0 -> skip | else -> goto end
            end
            c.isClaimed = 1
          end

          thread decider(c, other)
          begin
            atomic begin
              v = c.isSet
              v == 1 -> goto claimed | else -> skip
            end
            c.wasEarly = 1 goto end
            claimed: atomic begin
              v = c.isClaimed
              v == 1 -> skip | else -> goto end
            end
            atomic begin
              v = other.wasEarly
              v == 1 -> skip | else -> goto end
            end
            seen = c.colour
          end
          """);

  @Test
  void auto_whereTheCounterpartOfASleeperIsAwake_losesNothing() {
    long prunes = 0;
    for (long pickSeed = 0; pickSeed < ORDERS; pickSeed++) {
      SearchOptions options =
          SearchOptions.of(Algorithm.AUTO).withKeepGoing(true).withPickSeed(pickSeed);
      Result result = new Search(PROGRAM, options, SearchListener.NONE).run();
      assertThat(result.outcomes())
          .as("pick seed %d", pickSeed)
          .containsOnlyKeys("saw 0", "saw 1", "saw 5");
      prunes += result.statistics().figure(Figure.SYMMETRIC_PRUNES);
    }
    assertThat(prunes).as("symmetric transitions left out").isPositive();
  }
}

package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is left out because its path is the mirror image of another. A failure names its seed;
 * {@code -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs that program alone.
 */
class MirroredPathsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 200);

  /** Fewer than one for each order of eating, up to turns of the table: 3, 5, 7 and 107. */
  @ParameterizedTest
  @CsvSource({"3, 3", "4, 5", "5, 8", "10, 38"})
  void auto_onPhilosophers_exploresFewOrders(int philosophers, long executions) {
    Result result = search(ToyRings.philosophers(philosophers), 0);
    assertThat(result.complete()).isTrue();
    assertThat(result.statistics().executions()).isLessThanOrEqualTo(executions);
    assertThat(result.counterexamples())
        .singleElement()
        .satisfies(c -> assertThat(c.finding().kind()).isEqualTo(Finding.Kind.DEADLOCK));
  }

  /**
   * The transition that leads to the deadlock is added because of a race with one that was left
   * out: were nothing foreseen below that, it would be lost.
   */
  @Test
  void pathLeftOut_isForeseenToRace() {
    ToyProgram program = ToyRings.philosophers(3);
    BruteForce expected = BruteForce.statesOf(program);
    for (long pickSeed = 0; pickSeed < 20; pickSeed++) {
      assertNothingLost(program, expected, 0, pickSeed);
    }
  }

  @Test
  void auto_onRings_findsWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program = ToyRings.random(seed);
      BruteForce expected = BruteForce.statesOf(program);
      assertNothingLost(program, expected, seed, 0);
      assertNothingLost(program, expected, seed, seed);
    }
  }

  private static void assertNothingLost(
      ToyProgram program, BruteForce expected, long seed, long pickSeed) {
    String what = "seed %d, pick seed %d, %s".formatted(seed, pickSeed, program);
    Result result = search(program, pickSeed);
    UpToSymmetry.assertNothingLost(program, Algorithm.AUTO, result, expected, what);
  }

  private static Result search(ToyProgram program, long pickSeed) {
    SearchOptions options =
        SearchOptions.of(Algorithm.AUTO).withKeepGoing(true).withPickSeed(pickSeed);
    return new Search(program, options, SearchListener.NONE).run();
  }
}

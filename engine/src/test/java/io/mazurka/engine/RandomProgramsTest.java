package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Random programs under every preset against brute force. A failure names its seed; {@code
 * -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs that program alone, and a larger number
 * of programs makes a longer run.
 */
class RandomProgramsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 2200);
  static final int LARGER = PROGRAMS / 5;
  static final int STATEFUL = PROGRAMS / 2;
  static final int SEVERAL = PROGRAMS / 8;
  static final int LOOPS = PROGRAMS / 10;
  private static final long[] PICK_SEEDS = {0, 1, 2};
  private static final Algorithm[] READING = {
    Algorithm.SDPOR, Algorithm.SYMDPOR, Algorithm.SYMDPOR_PUBLISHED, Algorithm.AUTO
  };

  @Test
  void everyPreset_onSmallPrograms_findsWhatEveryExecutionShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 9);
      BruteForce expected = BruteForce.executionsOf(program);
      for (long pickSeed : PICK_SEEDS) {
        check(program, expected, seed, pickSeed);
      }
    }
  }

  private static void check(ToyProgram program, BruteForce expected, long seed, long pickSeed) {
    Result dfs = search(program, Algorithm.DFS, expected, seed, pickSeed);
    assertThat(dfs.statistics().executions())
        .as("executions of dfs, seed %d, pick seed %d", seed, pickSeed)
        .isEqualTo(expected.executions);
    Result dpor = search(program, Algorithm.DPOR, expected, seed, pickSeed);
    assertThat(dpor.statistics().executions())
        .as("executions of dpor, seed %d, pick seed %d", seed, pickSeed)
        .isBetween((long) expected.traces.size(), expected.executions);
    Result verisoft = search(program, Algorithm.VERISOFT, expected, seed, pickSeed);
    assertThat(
            verisoft.statistics().executions() - verisoft.statistics().figure(Figure.SLEEP_BLOCKED))
        .as("complete executions of verisoft, seed %d, pick seed %d", seed, pickSeed)
        .isBetween((long) expected.traces.size(), (long) expected.tracesWithBirths.size());
    Result optimal = search(program, Algorithm.OPTIMAL, expected, seed, pickSeed);
    if (program.isPredictable()) {
      assertThat(optimal.statistics().executions())
          .as("executions of optimal, seed %d, pick seed %d", seed, pickSeed)
          .isEqualTo(expected.tracesWithBirths.size());
      assertThat(optimal.statistics().figure(Figure.SLEEP_BLOCKED)).isZero();
    }
  }

  @Test
  void reducingPresets_onLargerPrograms_findWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + LARGER; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 13);
      BruteForce expected = BruteForce.statesOf(program);
      for (long pickSeed : PICK_SEEDS) {
        search(program, Algorithm.DPOR, expected, seed, pickSeed);
        search(program, Algorithm.VERISOFT, expected, seed, pickSeed);
        search(program, Algorithm.OPTIMAL, expected, seed, pickSeed);
      }
    }
  }

  @Test
  void statefulPresets_onSimilarThreads_findWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + STATEFUL; seed++) {
      ToyProgram program = ToyPrograms.similar(seed, 9);
      searchStatefully(program, seed, READING);
    }
  }

  @Test
  void statefulPresets_onConvergingThreads_findWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + STATEFUL; seed++) {
      searchStatefully(ToyPrograms.converging(seed, 8), seed, READING);
    }
  }

  @Test
  void statefulPresets_onSeveralSimilarThreads_findWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + SEVERAL; seed++) {
      searchStatefully(ToyPrograms.several(seed), seed, READING);
    }
  }

  @Test
  void statefulPresets_onRandomPrograms_findWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + STATEFUL; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 9).quietly();
      searchStatefully(program, seed, READING);
    }
  }

  @Test
  void presetsThatRecogniseStates_onLoops_findWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + LOOPS; seed++) {
      ToyProgram program = ToyPrograms.looping(seed, 8);
      searchStatefully(program, seed, Algorithm.SDPOR, Algorithm.AUTO);
    }
  }

  private static void searchStatefully(ToyProgram program, long seed, Algorithm... algorithms) {
    BruteForce expected = BruteForce.statesOf(program);
    for (Algorithm algorithm : algorithms) {
      search(program, algorithm, expected, seed, 0);
      search(program, algorithm, expected, seed, seed);
    }
  }

  private static Result search(
      ToyProgram program, Algorithm algorithm, BruteForce expected, long seed, long pickSeed) {
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withBounds(Bounds.NONE.withDepth(300))
            .withKeepGoing(true)
            .withPickSeed(pickSeed);
    Result result = new Search(program, options, SearchListener.NONE).run();
    String what = "%s, seed %d, pick seed %d, %s".formatted(algorithm, seed, pickSeed, program);
    UpToSymmetry.assertNothingLost(program, algorithm, result, expected, what);
    return result;
  }
}

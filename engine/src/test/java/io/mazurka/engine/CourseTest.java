package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/**
 * The turns that {@code auto} takes. A failure names its seed; {@code -Dmazurka.random.seed=N
 * -Dmazurka.random.programs=1} runs that program alone.
 */
class CourseTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 600);
  static final int FEWER = PROGRAMS / 5;

  /** Turns after every few executions, so that small programs meet every turn there is. */
  private static final Patience[] IMPATIENT = {
    new Patience(1, 1, 1), new Patience(2, 1, 1_000), new Patience(3, 2, 2)
  };

  @Test
  void auto_takingTurnsOnRandomPrograms_findsWhatEveryStateShows() {
    compare(PROGRAMS, seed -> ToyPrograms.random(seed, 9).quietly());
  }

  @Test
  void auto_takingTurnsOnSimilarThreads_findsWhatEveryStateShows() {
    compare(PROGRAMS, seed -> ToyPrograms.similar(seed, 9));
  }

  @Test
  void auto_takingTurnsOnLoops_findsWhatEveryStateShows() {
    compare(FEWER, seed -> ToyPrograms.looping(seed, 8));
  }

  @Test
  void auto_takingTurnsOnRings_findsWhatEveryStateShows() {
    compare(FEWER, ToyRings::random);
  }

  @Test
  void auto_whereTheEndIsFar_recognisesStatesBeforeItsPatienceEnds() {
    ToyProgram program = ToyProgram.of(List.of(writes(1), writes(2))).quietly();

    Result result = search(program, Patience.USUAL, 0);

    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
    assertThat(result.statistics().executions()).isLessThan(Patience.USUAL.turn());
  }

  private static List<Instruction> writes(int value) {
    return Collections.nCopies(16, Instruction.of(Instruction.Code.WRITE, 0, value));
  }

  private static void compare(int count, LongFunction<ToyProgram> programs) {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
      ToyProgram program = programs.apply(seed);
      BruteForce expected = BruteForce.statesOf(program);
      Patience patience = IMPATIENT[(int) (seed % IMPATIENT.length)];
      for (long pickSeed : new long[] {0, seed}) {
        Result result = search(program, patience, pickSeed);
        String what = "%s, seed %d, pick seed %d, %s".formatted(patience, seed, pickSeed, program);
        UpToSymmetry.assertNothingLost(program, Algorithm.AUTO, result, expected, what);
      }
    }
  }

  private static Result search(ToyProgram program, Patience patience, long pickSeed) {
    SearchOptions options =
        SearchOptions.of(Algorithm.AUTO)
            .withBounds(Bounds.NONE.withDepth(300))
            .withKeepGoing(true)
            .withPickSeed(pickSeed);
    return new Search(program, options, SearchListener.NONE, patience).run();
  }
}

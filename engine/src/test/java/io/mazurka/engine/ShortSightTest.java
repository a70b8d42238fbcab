package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.JOIN;
import static io.mazurka.engine.Instruction.Code.START;
import static io.mazurka.engine.Instruction.Code.WRITE;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Searches that read states where many of these cannot be read: they leave out less, and lose
 * nothing. A failure names its seed; {@code -Dmazurka.random.seed=N -Dmazurka.random.programs=1}
 * runs that program alone.
 */
class ShortSightTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 120);

  /** Three threads wait for another one, which is not there when two of them are. */
  private static final ToyProgram WAITING_FOR_ONE =
      new ToyProgram(
          List.of(
              List.of(
                  Instruction.of(START, 1),
                  Instruction.of(START, 2),
                  Instruction.of(START, 4),
                  Instruction.of(START, 3)),
              List.of(Instruction.of(WRITE, 0, 1), Instruction.of(JOIN, 4)),
              List.of(
                  Instruction.of(JOIN, 4), Instruction.of(WRITE, 0, 1), Instruction.of(JOIN, 4)),
              List.of(Instruction.of(WRITE, 0, 1), Instruction.of(JOIN, 4)),
              List.of(Instruction.of(WRITE, 0, 2))),
          1,
          true,
          0,
          false);

  /** What was left out while states could be read must be foreseen when they cannot any more. */
  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SYMDPOR", "SDPOR"})
  void search_thatLosesSightOfStates_losesNothing(Algorithm algorithm) {
    BruteForce expected = BruteForce.statesOf(WAITING_FOR_ONE);
    for (int threads = 1; threads <= 5; threads++) {
      for (int steps = 0; steps < 20; steps++) {
        compare(WAITING_FOR_ONE, expected, algorithm, threads, steps, 0);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SYMDPOR", "SDPOR"})
  void search_onRandomProgramsThatItLosesSightOf_losesNothing(Algorithm algorithm) {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program =
          seed % 2 == 0 ? ToyPrograms.several(seed) : ToyPrograms.converging(seed, 8);
      BruteForce expected = BruteForce.statesOf(program);
      Random sight = new Random(seed);
      compare(program, expected, algorithm, 1, sight.nextInt(12), seed);
      compare(program, expected, algorithm, sight.nextInt(5), sight.nextInt(6), 0);
    }
  }

  private static void compare(
      ToyProgram program,
      BruteForce expected,
      Algorithm algorithm,
      int threads,
      int steps,
      long seed) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(seed);
    Result result =
        new Search(new ShortSightedProgram(program, threads, steps), options, SearchListener.NONE)
            .run();
    String what =
        "%s, %d threads, %d steps, seed %d, %s".formatted(algorithm, threads, steps, seed, program);
    UpToSymmetry.assertNothingLost(program, algorithm, result, expected, what);
  }
}

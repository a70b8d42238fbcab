package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ACQUIRE;
import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.ASSERT_NOT;
import static io.mazurka.engine.Instruction.Code.COMPARE_AND_SET;
import static io.mazurka.engine.Instruction.Code.COPY;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.RELEASE;
import static io.mazurka.engine.Instruction.Code.WRITE;
import static io.mazurka.engine.Instruction.Code.WRITE_ANY;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random programs near those of {@link RepairsTest} that few random programs are like, and of which
 * searches once lost something. {@code -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs
 * one of them alone, and a larger number makes a longer run.
 */
class NearProgramsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 3500);

  private static final List<Instruction> WRITER =
      List.of(
          Instruction.of(WRITE, 0, 1),
          Instruction.of(COMPARE_AND_SET, 1, 0),
          Instruction.of(READ, 0));

  private static final List<Instruction> COPIER =
      List.of(
          Instruction.of(COPY, 1, 2),
          Instruction.of(COMPARE_AND_SET, 1, 0),
          Instruction.of(READ, 0));

  private static final List<Instruction> TAKER =
      List.of(
          Instruction.of(WRITE, 0, 2),
          Instruction.of(COMPARE_AND_SET, 1, 0),
          Instruction.of(ACQUIRE, 0));

  private static final List<Instruction> CHOOSER =
      List.of(
          Instruction.of(ASSERT_NOT, 0, 0),
          Instruction.of(WRITE_ANY, 1, 2),
          Instruction.of(ADD, 1, 1),
          Instruction.of(WRITE, 0, 1));

  private static final List<ToyProgram> BASES =
      Stream.concat(ownBases().stream(), ForeseenSequences.all().stream()).toList();

  private static List<ToyProgram> ownBases() {
    return List.of(
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(WRITE, 0, 1), Instruction.of(READ, 0)),
                List.of(Instruction.of(COMPARE_AND_SET, 0, 1), Instruction.of(WRITE, 2, 1)),
                COPIER,
                List.of(Instruction.of(READ, 1)))),
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(READ, 1)),
                COPIER,
                WRITER,
                List.of(Instruction.of(WRITE, 2, 1)))),
        ToyProgram.of(List.of(TAKER, TAKER, List.of(Instruction.of(RELEASE, 0)))),
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(WRITE, 0, 2), Instruction.of(READ, 0)),
                List.of(Instruction.of(READ, 0), Instruction.of(READ, 0)),
                List.of(Instruction.of(READ, 0)),
                List.of(Instruction.of(READ, 0)))),
        ToyProgram.of(List.of(CHOOSER, CHOOSER)),
        RepairsTest.AWAITED_SUM);
  }

  @ParameterizedTest
  @EnumSource(names = {"OPTIMAL", "AUTO", "SDPOR", "SYMDPOR", "VERISOFT"})
  void preset_onProgramsNearThoseThatLostSomething_losesNothing(Algorithm algorithm) {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program = ToyPrograms.near(BASES.get((int) (seed % BASES.size())), seed);
      BruteForce expected = BruteForce.statesOf(program);
      for (long pickSeed : new long[] {0, seed}) {
        SearchOptions options =
            SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(pickSeed);
        Result result = new Search(program, options, SearchListener.NONE).run();
        String what = "%s, seed %d, pick seed %d, %s".formatted(algorithm, seed, pickSeed, program);
        UpToSymmetry.assertNothingLost(program, algorithm, result, expected, what);
      }
    }
  }
}

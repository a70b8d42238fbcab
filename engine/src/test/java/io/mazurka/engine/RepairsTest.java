package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.CHOOSE;
import static io.mazurka.engine.Instruction.Code.COPY;
import static io.mazurka.engine.Instruction.Code.LOCK;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.REPEAT_IF;
import static io.mazurka.engine.Instruction.Code.SKIP_IF;
import static io.mazurka.engine.Instruction.Code.UNLOCK;
import static io.mazurka.engine.Instruction.Code.WRITE;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Small programs of which a search that recognises states or symmetry loses a behaviour, under some
 * order of picking threads, if one part of a repair is taken out. Others are in {@link
 * StatefulPartialOrderTest} and {@link DynamicPartialOrderTest}.
 */
class RepairsTest {

  private static final long PICK_SEEDS = 50;

  private static void assertNothingLost(ToyProgram program, Algorithm algorithm) {
    BruteForce expected = BruteForce.statesOf(program);
    for (long pickSeed = 0; pickSeed < PICK_SEEDS; pickSeed++) {
      SearchOptions options =
          SearchOptions.of(algorithm)
              .withBounds(Bounds.NONE.withDepth(300))
              .withKeepGoing(true)
              .withPickSeed(pickSeed);
      Result result = new Search(program, options, SearchListener.NONE).run();
      UpToSymmetry.assertNothingLost(program, algorithm, result, expected, "pick " + pickSeed);
    }
  }

  /**
   * The reader comes back to the state it started from. What lets it go on is not pending there, so
   * that what was seen below that state so far tells nothing of it.
   */
  @ParameterizedTest
  @EnumSource(names = {"SDPOR", "AUTO"})
  void visitedState_onThePathItself_isNotTakenForItsSummarySoFar(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(
                List.of(
                    List.of(Instruction.of(READ, 0), Instruction.of(REPEAT_IF, 0, 1)),
                    List.of(Instruction.of(WRITE, 1, 1), Instruction.of(WRITE, 0, 1))))
            .quietly();
    assertNothingLost(program, algorithm);
  }

  /**
   * The first thread chooses between a round and a copy. It comes in before the choice if the
   * writer has been there, else behind it. If it goes round first, the state behind the choice is
   * left when only the way back to the choice is known, which is still on the path: that a copy can
   * follow must be reckoned with where that state is met again.
   */
  @ParameterizedTest
  @EnumSource(names = {"SDPOR", "AUTO"})
  void visitedState_belowWhichThePathGoesRound_hasEverythingExplored(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(
                List.of(
                    List.of(
                        Instruction.of(WRITE, 1, 1),
                        Instruction.of(READ, 0),
                        Instruction.of(SKIP_IF, 0, 2),
                        Instruction.of(CHOOSE, 2),
                        Instruction.of(SKIP_IF, 1, 2),
                        Instruction.of(READ, 1),
                        Instruction.of(REPEAT_IF, 1, 3),
                        Instruction.of(COPY, 0, 2)),
                    List.of(Instruction.of(WRITE, 0, 1))))
            .quietly();
    assertNothingLost(program, algorithm);
  }

  /** The first lock was given up since, yet it is what the one to come races with. */
  @ParameterizedTest
  @EnumSource(names = {"SDPOR", "AUTO"})
  void visitedState_belowWhichALockIsTaken_isForeseenToRaceAcrossTheUnlock(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(
                List.of(
                    List.of(
                        Instruction.of(LOCK, 0),
                        Instruction.of(WRITE, 0, 2),
                        Instruction.of(UNLOCK, 0)),
                    List.of(Instruction.of(ADD, 1, 1), Instruction.of(LOCK, 0)),
                    List.of(Instruction.of(WRITE, 1, 2))))
            .quietly();
    assertNothingLost(program, algorithm);
  }
}

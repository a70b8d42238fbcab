package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ACQUIRE;
import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.COPY;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.READ_AT;
import static io.mazurka.engine.Instruction.Code.RELEASE;
import static io.mazurka.engine.Instruction.Code.TRY_SET;
import static io.mazurka.engine.Instruction.Code.WRITE;
import static io.mazurka.engine.Instruction.Code.WRITE_ANY;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Small programs on which a search that looks right loses behaviours. */
class DynamicPartialOrderTest {

  private static void assertNothingLost(ToyProgram program, Algorithm algorithm) {
    BruteForce expected = BruteForce.executionsOf(program);
    for (long pickSeed = 0; pickSeed < 50; pickSeed++) {
      SearchOptions options =
          SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(pickSeed);
      Result result = new Search(program, options, SearchListener.NONE).run();
      UpToSymmetry.assertNothingLost(program, algorithm, result, expected, "pick " + pickSeed);
    }
  }

  /** The release is the latest race of the acquisition it lets through, but not the only one. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMDPOR_PUBLISHED")
  void search_acrossASemaphoreWithOneUnit_letsEitherGoFirst(Algorithm algorithm) {
    List<Instruction> script =
        List.of(Instruction.of(ACQUIRE, 0), Instruction.of(ADD, 0, 1), Instruction.of(RELEASE, 0));
    assertNothingLost(new ToyProgram(List.of(script, script), 2, false, 1), algorithm);
  }

  /**
   * The write races with both readers. With sleep sets, turning the latest race round is not
   * enough: what sleeps after that keeps the other from being turned round.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMDPOR_PUBLISHED")
  void search_withSeveralRacesOfOneOperation_turnsEachOfThemRound(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(READ, 0)),
                List.of(Instruction.of(WRITE, 0, 2)),
                List.of(Instruction.of(COPY, 0, 1))));
    assertNothingLost(program, algorithm);
  }

  /** Two releases are independent, yet which of them lets a thread through makes a difference. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMDPOR_PUBLISHED")
  void search_withTwoReleases_letsEitherOfThemComeBeforeTheAcquisition(Algorithm algorithm) {
    ToyProgram program =
        new ToyProgram(
            List.of(
                List.of(Instruction.of(WRITE, 0, 1), Instruction.of(RELEASE, 0)),
                List.of(Instruction.of(WRITE, 1, 1), Instruction.of(RELEASE, 0)),
                List.of(
                    Instruction.of(ACQUIRE, 0), Instruction.of(READ, 0), Instruction.of(READ, 1))),
            3,
            false,
            0);
    assertNothingLost(program, algorithm);
  }

  /** Variable 0 comes to point to variable 1, and with it changes what the readers race with. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMDPOR_PUBLISHED")
  void search_throughAPointerThatMoves_readsWhatItPointsToBeforeAndAfter(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(WRITE_ANY, 1, 2), Instruction.of(READ_AT, 0)),
                List.of(Instruction.of(WRITE_ANY, 1, 2), Instruction.of(TRY_SET, 0, 0)),
                List.of(Instruction.of(READ_AT, 0))));
    assertNothingLost(program, algorithm);
  }
}

package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ACQUIRE;
import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.ASSERT_NOT;
import static io.mazurka.engine.Instruction.Code.AWAIT;
import static io.mazurka.engine.Instruction.Code.CHOOSE;
import static io.mazurka.engine.Instruction.Code.COMPARE_AND_SET;
import static io.mazurka.engine.Instruction.Code.COPY;
import static io.mazurka.engine.Instruction.Code.INCREASE;
import static io.mazurka.engine.Instruction.Code.LOCK;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.RELEASE;
import static io.mazurka.engine.Instruction.Code.REPEAT_IF;
import static io.mazurka.engine.Instruction.Code.SKIP_IF;
import static io.mazurka.engine.Instruction.Code.START;
import static io.mazurka.engine.Instruction.Code.UNLOCK;
import static io.mazurka.engine.Instruction.Code.WRITE;
import static io.mazurka.engine.Instruction.Code.WRITE_ANY;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Small programs of which a search that recognises states or symmetry loses a behaviour, under some
 * order of picking threads, if one part of a repair is taken out. Others are in {@link
 * StatefulPartialOrderTest} and {@link DynamicPartialOrderTest}.
 */
class RepairsTest {

  private static final long PICK_SEEDS = 50;

  /** The first thread is let through by any of three additions, if it is the only one so far. */
  static final ToyProgram AWAITED_SUM =
      ToyProgram.of(
              List.of(
                  List.of(Instruction.of(AWAIT, 0, 1), Instruction.of(COPY, 1, 0)),
                  List.of(Instruction.of(INCREASE, 0, 1), Instruction.of(INCREASE, 0, 1)),
                  List.of(Instruction.of(INCREASE, 0, 1), Instruction.of(WRITE, 1, 2))))
          .quietly();

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
   * Where the sum is too large, several additions would have to come later for the thread to go on,
   * and no run tells of which. That it can go on before the last of them is no reason to look at
   * that one only: there it is the first one that has let it through.
   */
  @ParameterizedTest
  @EnumSource(names = {"DPOR", "OPTIMAL", "SDPOR", "SYMDPOR", "AUTO"})
  void threadThatWaitsForASum_behindTooManyAdditions_racesWithAllOfThem(Algorithm algorithm) {
    assertNothingLost(AWAITED_SUM, algorithm);
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

  /** The transition that is left out races with the path as well, and not only what follows it. */
  @ParameterizedTest
  @EnumSource(names = {"SYMDPOR", "AUTO"})
  void symmetricTransition_leftOut_racesItself(Algorithm algorithm) {
    List<Instruction> script = List.of(Instruction.of(READ, 0), Instruction.of(ADD, 0, 1));
    assertNothingLost(ToyProgram.of(List.of(script, script)), algorithm);
    assertNothingLost(
        ToyProgram.of(List.of(List.of(Instruction.of(ADD, 0, 1)), script, script)), algorithm);
  }

  /** Whoever has the lock keeps the other from writing: which of them writes is renamed, too. */
  @ParameterizedTest
  @EnumSource(names = {"SYMDPOR", "AUTO"})
  void symmetricTransition_leftOut_isForeseenUnderItsOwnNames(Algorithm algorithm) {
    List<Instruction> script =
        List.of(Instruction.of(READ, 0), Instruction.of(LOCK, 0), Instruction.of(WRITE, 0, 1));
    assertNothingLost(ToyProgram.of(List.of(script, script)), algorithm);
  }

  /**
   * Each thread takes the lock on its left, the only unit there is, and the lock on its right. If
   * what one does first is left out as the turn of what another did, so are the locks.
   */
  @Test
  void symmetricTransition_leftOutInARing_isForeseenToTakeItsOwnLocks() {
    List<List<Instruction>> scripts = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      scripts.add(
          List.of(
              Instruction.of(LOCK, (seat + 1) % 3),
              Instruction.of(ACQUIRE, 0),
              Instruction.of(LOCK, seat)));
    }
    assertNothingLost(new ToyProgram(scripts, 3, false, 1, true), Algorithm.AUTO);
  }

  /**
   * The threads are alike once the first has written, and again after one write more of each. What
   * is left out the second time must be known where something is left out the first time.
   */
  @Test
  void symmetricTransition_belowAnother_isInTheSummaryOfItsState() {
    List<Instruction> alike =
        List.of(
            Instruction.of(WRITE, 2, 0), Instruction.of(WRITE, 1, 2), Instruction.of(ADD, 0, 1));
    List<Instruction> first = new ArrayList<>(alike);
    first.add(0, Instruction.of(WRITE, 0, 1));
    assertNothingLost(ToyProgram.of(List.of(alike, first)).quietly(), Algorithm.SYMDPOR);
  }

  /** The same where executions follow wakeup trees. The only unit goes to one of two. */
  @Test
  void optimalUpToSymmetry_belowWhatWasLeftOut_knowsWhatWasLeftOutThere() {
    List<Instruction> alike =
        List.of(
            Instruction.of(WRITE, 0, 2),
            Instruction.of(COMPARE_AND_SET, 1, 0),
            Instruction.of(ACQUIRE, 0));
    List<Instruction> first = new ArrayList<>(alike);
    first.add(0, Instruction.of(ACQUIRE, 0));
    ToyProgram program = ToyProgram.of(List.of(first, alike, List.of(Instruction.of(RELEASE, 0))));
    assertNothingLost(program, Algorithm.AUTO);
  }

  /**
   * A race that was looked at before is met again with another rest of the execution behind it, so
   * that another sequence turns it round. What covered the first need not cover the second.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMDPOR_PUBLISHED")
  void race_metAgainWithAnotherRest_isTurnedRoundAgain(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(WRITE, 0, 1), Instruction.of(READ, 0)),
                List.of(Instruction.of(COMPARE_AND_SET, 0, 1), Instruction.of(WRITE, 2, 1)),
                List.of(
                    Instruction.of(COPY, 1, 2),
                    Instruction.of(COMPARE_AND_SET, 1, 0),
                    Instruction.of(READ, 0)),
                List.of(Instruction.of(READ, 1))));
    assertNothingLost(program, algorithm);
  }

  /**
   * A writer and a copier are alike before they compare. What sleeps before a foreseen race counts
   * on sequences that are not known there, so it must not sleep at the end of a new branch, be it
   * put to sleep there or handed down.
   */
  @Test
  void optimalUpToSymmetry_atTheEndOfAForeseenSequence_letsNothingSleep() {
    List<Instruction> writer =
        List.of(
            Instruction.of(WRITE, 0, 1),
            Instruction.of(COMPARE_AND_SET, 1, 0),
            Instruction.of(READ, 0));
    List<Instruction> copier =
        List.of(
            Instruction.of(COPY, 1, 2),
            Instruction.of(COMPARE_AND_SET, 1, 0),
            Instruction.of(READ, 0));
    List<Instruction> reader = List.of(Instruction.of(READ, 1));
    List<Instruction> slowWriter = new ArrayList<>(writer);
    slowWriter.add(0, Instruction.of(WRITE, 0, 1));
    List<Instruction> other = List.of(Instruction.of(WRITE, 2, 1));
    assertNothingLost(ToyProgram.of(List.of(reader, copier, writer, other)), Algorithm.AUTO);
    assertNothingLost(ToyProgram.of(List.of(reader, copier, slowWriter, other)), Algorithm.AUTO);
  }

  /**
   * A transition that is left out as symmetric may take another alternative than the explored one.
   */
  @ParameterizedTest
  @EnumSource(names = {"SYMDPOR", "AUTO"})
  void optimalUpToSymmetry_whereWhatIsLeftOutHasAlternatives_foreseesAllOfThem(
      Algorithm algorithm) {
    List<Instruction> alike =
        List.of(
            Instruction.of(ASSERT_NOT, 0, 0),
            Instruction.of(WRITE_ANY, 1, 2),
            Instruction.of(ADD, 1, 1),
            Instruction.of(WRITE, 0, 1));
    assertNothingLost(ToyProgram.of(List.of(alike, alike)), algorithm);
  }

  /**
   * The sequence of a foreseen race may end on the way of one that is known. What sleeps there has
   * inserted nothing else for what was left out.
   */
  @ParameterizedTest
  @MethodSource("io.mazurka.engine.ForeseenSequences#all")
  void optimalUpToSymmetry_whereAForeseenSequenceEndsInsideOfAnother_letsNothingSleep(
      ToyProgram program) {
    assertNothingLost(program, Algorithm.SYMDPOR);
    assertNothingLost(program, Algorithm.AUTO);
  }

  /** Where a start is put off, threads that are started later have other numbers. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYMDPOR_PUBLISHED")
  void trial_withoutABirth_knowsTheOtherThreadsAll(Algorithm algorithm) {
    List<Instruction> taker =
        List.of(Instruction.of(RELEASE, 0), Instruction.of(ACQUIRE, 0), Instruction.of(START, 3));
    assertNothingLost(
        new ToyProgram(
            List.of(
                List.of(Instruction.of(START, 2)),
                taker,
                List.of(Instruction.of(ACQUIRE, 0)),
                List.of()),
            2,
            false,
            0,
            true),
        algorithm);
  }
}

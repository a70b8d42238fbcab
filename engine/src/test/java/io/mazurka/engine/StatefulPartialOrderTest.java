package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ACQUIRE;
import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.ASSERT_NOT;
import static io.mazurka.engine.Instruction.Code.AWAIT;
import static io.mazurka.engine.Instruction.Code.CHOOSE;
import static io.mazurka.engine.Instruction.Code.COMPARE_AND_SET;
import static io.mazurka.engine.Instruction.Code.INCREASE;
import static io.mazurka.engine.Instruction.Code.LOCK;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.RELEASE;
import static io.mazurka.engine.Instruction.Code.REPEAT_IF;
import static io.mazurka.engine.Instruction.Code.START;
import static io.mazurka.engine.Instruction.Code.UNLOCK;
import static io.mazurka.engine.Instruction.Code.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Searches that recognise states and symmetry: how much that saves, and small programs on which
 * each of them loses behaviours if one of its repairs is taken out.
 */
class StatefulPartialOrderTest {

  private static final long PICK_SEEDS = 50;

  private static Result search(ToyProgram program, Algorithm algorithm, long pickSeed) {
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withBounds(Bounds.NONE.withDepth(300))
            .withKeepGoing(true)
            .withPickSeed(pickSeed);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static void assertNothingLost(ToyProgram program, Algorithm algorithm) {
    BruteForce expected = BruteForce.statesOf(program);
    for (long pickSeed = 0; pickSeed < PICK_SEEDS; pickSeed++) {
      Result result = search(program, algorithm, pickSeed);
      UpToSymmetry.assertNothingLost(program, algorithm, result, expected, "pick " + pickSeed);
    }
  }

  private static ToyProgram criticalSections(int threads, int sections) {
    List<Instruction> script = new ArrayList<>();
    for (int section = 0; section < sections; section++) {
      script.add(Instruction.of(LOCK, 0));
      script.add(Instruction.of(READ, 0));
      script.add(Instruction.of(INCREASE, 0, 1));
      script.add(Instruction.of(UNLOCK, 0));
    }
    return ToyProgram.of(Collections.nCopies(threads, script)).quietly();
  }

  private static ToyProgram philosophers(int count) {
    List<List<Instruction>> scripts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int right = (i + 1) % count;
      scripts.add(
          List.of(
              Instruction.of(LOCK, i),
              Instruction.of(LOCK, right),
              Instruction.of(UNLOCK, i),
              Instruction.of(UNLOCK, right)));
    }
    return ToyProgram.of(scripts).quietly();
  }

  /** Threads that have done as much as each other are symmetric again: Catalan numbers for two. */
  @ParameterizedTest
  @CsvSource({"2, 2, 2", "3, 2, 5", "4, 2, 14", "3, 3, 42", "8, 1, 1"})
  void symmetry_ofEqualThreads_leavesOneOfEachOrbit(int threads, int sections, int executions) {
    ToyProgram program = criticalSections(threads, sections);
    Result symdpor = search(program, Algorithm.SYMDPOR, 0);
    Result auto = search(program, Algorithm.AUTO, 0);
    assertThat(symdpor.statistics().executions()).isEqualTo(executions);
    assertThat(auto.statistics().executions()).isLessThanOrEqualTo(executions);
    for (Result result : List.of(symdpor, auto)) {
      assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
      assertThat(result.statistics().figure(Figure.SYMMETRIC_PRUNES)).isPositive();
    }
  }

  /** Nobody declares the rotation; the locks are told apart by nothing but who takes them. */
  @ParameterizedTest
  @CsvSource({"3, 4", "4, 8", "5, 16", "10, 512"})
  void symmetry_ofPhilosophers_isTheRotation(int count, int executions) {
    Result result = search(philosophers(count), Algorithm.SYMDPOR, 0);
    assertThat(result.statistics().executions()).isEqualTo(executions);
    assertThat(result.counterexamples()).hasSize(1);
  }

  @Test
  void visitedStates_cutExecutionsShort() {
    Result result = search(criticalSections(4, 2), Algorithm.SDPOR, 0);
    assertThat(result.statistics().executions()).isLessThan(2520 / 10);
    assertThat(result.statistics().figure(Figure.REVISITED)).isPositive();
    assertThat(result.statistics().figures()).doesNotContainKey(Figure.SYMMETRY_CHECKS);
  }

  /** A state reached by another path can race with that path. */
  @Test
  void visitedState_onAnotherPath_isForeseenToRaceWithIt() {
    List<Instruction> script =
        List.of(
            Instruction.of(READ, 0, 2), Instruction.of(READ, 0, 1), Instruction.of(WRITE, 0, 1));
    assertNothingLost(ToyProgram.of(List.of(script, script)), Algorithm.SDPOR);
  }

  /** The unit goes to one of two, and the other waits for ever: that too is in the summary. */
  @Test
  void visitedState_belowWhichAThreadWaitsForEver_isForeseenToRace() {
    ToyProgram program =
        new ToyProgram(
            List.of(
                List.of(Instruction.of(START, 1), Instruction.of(ACQUIRE, 0)),
                List.of(
                    Instruction.of(WRITE, 0, 2),
                    Instruction.of(ASSERT_NOT, 0, 1),
                    Instruction.of(ACQUIRE, 0))),
            1,
            false,
            1,
            true);
    assertNothingLost(program, Algorithm.SDPOR);
  }

  /** The reader comes back to the state it started from before the writer has moved. */
  @ParameterizedTest
  @EnumSource(names = {"SDPOR", "AUTO"})
  void visitedState_onThePathItself_hasEverythingExplored(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(
                List.of(
                    List.of(
                        Instruction.of(READ, 0),
                        Instruction.of(REPEAT_IF, 0, 1),
                        Instruction.of(WRITE, 1, 1)),
                    List.of(Instruction.of(WRITE, 0, 1))))
            .quietly();
    assertNothingLost(program, algorithm);
  }

  /**
   * Two threads do the same from their second operation on, and are met again in each other's
   * place: what is foreseen then is in the names of the new path. The sum that the last thread
   * waits for cannot be predicted, so that auto recognises states.
   */
  @Test
  void visitedState_withThreadsInEachOthersPlace_isForeseenUnderTheirNewNames() {
    assertNothingLost(
        ToyProgram.of(
            List.of(
                writeAndTry(0),
                writeAndTry(1),
                List.of(Instruction.of(INCREASE, 2, 1)),
                List.of(Instruction.of(INCREASE, 2, 1)),
                List.of(Instruction.of(AWAIT, 2, 2)))),
        Algorithm.AUTO);
  }

  private static List<Instruction> writeAndTry(int value) {
    return List.of(
        Instruction.of(WRITE, 1, value),
        Instruction.of(WRITE, 0, 0),
        Instruction.of(READ, 1),
        Instruction.of(COMPARE_AND_SET, 1, 0));
  }

  /** Which writer is let through first shows, although the writers are symmetric in the end. */
  private static ToyProgram writersAndAReader() {
    return new ToyProgram(
        List.of(
            List.of(Instruction.of(WRITE, 0, 1), Instruction.of(RELEASE, 0)),
            List.of(Instruction.of(WRITE, 1, 1), Instruction.of(RELEASE, 0)),
            List.of(Instruction.of(ACQUIRE, 0), Instruction.of(READ, 0), Instruction.of(READ, 1))),
        3,
        false,
        0);
  }

  @Test
  void symmetricTransition_leftOutAsPublished_losesAnOutcome() {
    BruteForce expected = BruteForce.statesOf(writersAndAReader());
    boolean lost = false;
    for (long pickSeed = 0; pickSeed < PICK_SEEDS; pickSeed++) {
      Result result = search(writersAndAReader(), Algorithm.SYMDPOR_PUBLISHED, pickSeed);
      lost |= !result.outcomes().keySet().equals(expected.outcomes);
    }
    assertThat(lost).isTrue();
    Search search =
        new Search(
            writersAndAReader(),
            SearchOptions.of(Algorithm.SYMDPOR_PUBLISHED),
            SearchListener.NONE);
    search.run();
    assertThat(search.notes()).anyMatch(note -> note.contains("can miss failures"));
  }

  /** Two alike threads and a third one, each with two critical sections. */
  private static ToyProgram twoLocks() {
    List<Instruction> alike =
        List.of(
            Instruction.of(LOCK, 0),
            Instruction.of(READ, 0),
            Instruction.of(WRITE, 0, 1),
            Instruction.of(UNLOCK, 0),
            Instruction.of(LOCK, 1),
            Instruction.of(ADD, 1, 1),
            Instruction.of(UNLOCK, 1));
    List<Instruction> other =
        List.of(
            Instruction.of(LOCK, 0),
            Instruction.of(WRITE, 0, 2),
            Instruction.of(UNLOCK, 0),
            Instruction.of(LOCK, 1),
            Instruction.of(READ, 1),
            Instruction.of(UNLOCK, 1));
    return ToyProgram.of(List.of(other, alike, alike)).quietly();
  }

  /** What was done under a lock does not race with what will be done under it, foreseen or not. */
  @ParameterizedTest
  @CsvSource({"DPOR, 84", "SDPOR, 40", "SYMDPOR_PUBLISHED, 29", "SYMDPOR, 14", "AUTO, 17"})
  void foresight_ofWhatIsDoneUnderLocks_seesNoRacesButOfTheLocks(
      Algorithm algorithm, int executions) {
    Result result = search(twoLocks(), algorithm, 0);
    assertThat(result.statistics().executions()).isEqualTo(executions);
  }

  /** To wait for a sum that no single addition, put off, would leave cannot be predicted. */
  @ParameterizedTest
  @EnumSource(names = {"OPTIMAL", "SYMDPOR"})
  void prediction_thatIsImpossible_leavesTheSearchToBacktrackSets(Algorithm algorithm) {
    List<Instruction> adder = List.of(Instruction.of(INCREASE, 0, 1));
    ToyProgram program =
        ToyProgram.of(List.of(adder, adder, adder, List.of(Instruction.of(AWAIT, 0, 1))));
    Search search = new Search(program, SearchOptions.of(algorithm), SearchListener.NONE);
    search.run();
    assertThat(search.notes()).anyMatch(note -> note.contains("dpor took over"));
    assertNothingLost(program, algorithm);
  }

  /** What is foreseen below what was left out must not bring back what was left out. */
  @Test
  void symdpor_onSimilarThreads_exploresATenthOfAllTraces() {
    long symdpor = 0;
    long traces = 0;
    for (long seed = 1; seed <= 100; seed++) {
      ToyProgram program = ToyPrograms.similar(seed, 9);
      symdpor += search(program, Algorithm.SYMDPOR, 0).statistics().executions();
      traces += search(program, Algorithm.OPTIMAL, 0).statistics().executions();
    }
    assertThat(10 * symdpor).isLessThanOrEqualTo(traces);
  }

  @ParameterizedTest
  @EnumSource(names = {"SYMDPOR", "AUTO"})
  void symmetricTransition_leftOutWithRepair_losesNothing(Algorithm algorithm) {
    assertNothingLost(writersAndAReader(), algorithm);
  }

  /**
   * What sleeps relies on sequences inserted while it was explored; new leaves must not eat them.
   */
  @Test
  void optimalUpToSymmetry_whereReadersSleep_losesNothing() {
    ToyProgram program =
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(WRITE, 0, 2), Instruction.of(READ, 0)),
                List.of(Instruction.of(READ, 0), Instruction.of(READ, 0)),
                List.of(Instruction.of(READ, 0)),
                List.of(Instruction.of(READ, 0))));
    assertNothingLost(program, Algorithm.AUTO);
  }

  @Test
  void auto_onChoicesOfAlikeThreads_leavesOutMirrorImages() {
    List<Instruction> script = List.of(Instruction.of(CHOOSE, 2), Instruction.of(ADD, 0, 1));
    ToyProgram program = ToyProgram.of(List.of(script, script, script)).quietly();
    assertNothingLost(program, Algorithm.AUTO);
    Result optimal = search(program, Algorithm.OPTIMAL, 0);
    Result auto = search(program, Algorithm.AUTO, 0);
    assertThat(optimal.statistics().executions()).isEqualTo(48);
    assertThat(auto.statistics().executions()).isLessThan(48);
    assertThat(auto.statistics().figure(Figure.SYMMETRIC_PRUNES)).isPositive();
  }

  /** Once it is known who is alike, and nothing is left to explore, there is no need to go on. */
  @ParameterizedTest
  @EnumSource(names = {"SYMDPOR", "AUTO"})
  void oneExecution_ofThreadsThatCompeteOnce_standsForAllOthers(Algorithm algorithm) {
    ToyProgram program = criticalSections(5, 1);
    assertNothingLost(program, algorithm);
    Statistics statistics = search(program, algorithm, 0).statistics();
    assertThat(statistics.executions()).isEqualTo(1);
    assertThat(statistics.transitions()).isEqualTo(statistics.maxDepth());
    assertThat(statistics.figure(Figure.SYMMETRIC_PRUNES)).isPositive();
  }

  @Test
  void auto_onManyWaysToFewStates_recognisesThem() {
    List<Instruction> up = Collections.nCopies(8, Instruction.of(WRITE, 0, 1));
    List<Instruction> down = Collections.nCopies(8, Instruction.of(WRITE, 0, 2));
    Search search =
        new Search(
            ToyProgram.of(List.of(up, down)).quietly(),
            SearchOptions.of(Algorithm.AUTO),
            SearchListener.NONE);
    Result result = search.run();
    assertThat(result.complete()).isTrue();
    assertThat(result.statistics().executions()).isLessThan(1_500);
    assertThat(result.statistics().figure(Figure.REVISITED)).isPositive();
    assertThat(result.outcomes()).hasSize(2);
  }

  @Test
  void notes_whereSymmetryWasUsed_sayWhatOutcomesStandFor() {
    Search search =
        new Search(criticalSections(2, 1), SearchOptions.of(Algorithm.AUTO), SearchListener.NONE);
    search.run();
    assertThat(search.notes()).containsExactly(Expansion.MIRROR_IMAGES);
  }
}

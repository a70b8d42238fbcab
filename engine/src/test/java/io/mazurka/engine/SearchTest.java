package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.ASSERT_NOT;
import static io.mazurka.engine.Instruction.Code.CHOOSE;
import static io.mazurka.engine.Instruction.Code.LOCK;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.UNLOCK;
import static io.mazurka.engine.Instruction.Code.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class SearchTest {

  private static final Instruction INCREMENT = Instruction.of(ADD, 0, 1);

  /** Three threads with two dependent steps each: 6! / (2! 2! 2!) = 90 executions and traces. */
  private static final ToyProgram COUNTER =
      ToyProgram.of(Collections.nCopies(3, List.of(INCREMENT, INCREMENT)));

  /** Two threads take two locks in opposite order. */
  private static final ToyProgram CROSSED_LOCKS =
      ToyProgram.of(List.of(lockBoth(0, 1), lockBoth(1, 0)));

  private static List<Instruction> lockBoth(int first, int second) {
    return List.of(
        Instruction.of(LOCK, first),
        Instruction.of(LOCK, second),
        Instruction.of(UNLOCK, second),
        Instruction.of(UNLOCK, first));
  }

  private static Result run(ToyProgram program, SearchOptions options) {
    return new Search(program, options, SearchListener.NONE).run();
  }

  @ParameterizedTest
  @EnumSource(value = Algorithm.class, mode = Mode.EXCLUDE, names = "DSPIN")
  void run_onDependentSteps_takesEveryOrder(Algorithm algorithm) {
    Result result = run(COUNTER, SearchOptions.of(algorithm));
    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
    assertThat(result.met()).isEmpty();
    assertThat(result.algorithm()).isEqualTo(algorithm.label());
    int orders = algorithm.isUpToSymmetry() ? 90 / 6 : 90;
    assertThat(result.statistics().executions()).isEqualTo(orders);
    assertThat(result.statistics().maxDepth()).isEqualTo(6);
    assertThat(result.outcomes().values()).hasSize(orders).containsOnly(1L);
  }

  @Test
  void run_onIndependentSteps_takesOneOrderWhereReduced() {
    List<List<Instruction>> scripts = new ArrayList<>();
    for (int variable = 0; variable < 3; variable++) {
      scripts.add(List.of(Instruction.of(WRITE, variable, 1), Instruction.of(READ, variable)));
    }
    ToyProgram program = ToyProgram.of(scripts);
    assertThat(run(program, SearchOptions.of(Algorithm.DFS)).statistics().executions())
        .isEqualTo(90);
    assertThat(run(program, SearchOptions.of(Algorithm.DPOR)).statistics())
        .isEqualTo(new Statistics(1, 6, 6));
  }

  @Test
  void run_countsTransitions_withoutThoseReplayed() {
    ToyProgram program = ToyProgram.of(Collections.nCopies(2, List.of(INCREMENT)));
    assertThat(run(program, SearchOptions.of(Algorithm.DFS)).statistics().transitions())
        .isEqualTo(4);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void run_onCrossedLocks_findsTheDeadlock(Algorithm algorithm) {
    Result result = run(CROSSED_LOCKS, SearchOptions.of(algorithm));
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.complete()).isFalse();
    Counterexample counterexample = result.counterexamples().getFirst();
    assertThat(counterexample.finding().kind()).isEqualTo(Finding.Kind.DEADLOCK);
    assertThat(counterexample.schedule().length()).isEqualTo(2);
    assertThat(counterexample.execution()).isEqualTo(result.statistics().executions());
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void run_onChoices_takesEachAlternative(Algorithm algorithm) {
    ToyProgram program =
        ToyProgram.of(List.of(List.of(Instruction.of(CHOOSE, 3), Instruction.of(CHOOSE, 2))));
    Result result = run(program, SearchOptions.of(algorithm));
    assertThat(result.statistics().executions()).isEqualTo(6);
    assertThat(result.statistics().transitions()).isEqualTo(9);
    assertThat(result.outcomes()).hasSize(6);
  }

  private static ToyProgram failingTwice() {
    return ToyProgram.of(
        List.of(
            List.of(Instruction.of(WRITE, 0, 1), Instruction.of(WRITE, 0, 2)),
            List.of(Instruction.of(ASSERT_NOT, 0, 1)),
            List.of(Instruction.of(ASSERT_NOT, 0, 2))));
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void run_withoutKeepGoing_endsAtTheFirstFinding(Algorithm algorithm) {
    Result result = run(failingTwice(), SearchOptions.of(algorithm));
    assertThat(result.counterexamples()).hasSize(1);
    assertThat(result.met()).hasValue("the search ended at the first finding");
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void run_withKeepGoing_reportsEachFindingOnceAndCompletes(Algorithm algorithm) {
    List<Counterexample> heard = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void found(Counterexample counterexample) {
            heard.add(counterexample);
          }
        };
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    Result result = new Search(failingTwice(), options, listener).run();
    assertThat(result.complete()).isTrue();
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.counterexamples()).hasSize(2).isEqualTo(heard);
  }

  @ParameterizedTest
  @EnumSource(value = Algorithm.class, mode = Mode.EXCLUDE, names = "DSPIN")
  void listener_hearsOfEachTransitionOnce_withWhereItBegins(Algorithm algorithm) {
    List<Integer> depths = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void stepping(Search search) {
            assertThat(search.enabledThreads()).isPositive();
            depths.add(search.depth());
          }
        };
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    Result result = new Search(failingTwice(), options, listener).run();
    assertThat(depths).hasSize((int) result.statistics().transitions()).startsWith(0, 1, 2, 3);
    assertThat(depths).allMatch(depth -> depth < result.statistics().maxDepth());
  }

  @Test
  void schedule_ofAFinding_endsWhereItAppears() {
    Result result = run(failingTwice(), SearchOptions.of(Algorithm.DFS).withKeepGoing(true));
    for (Counterexample counterexample : result.counterexamples()) {
      Schedule schedule = counterexample.schedule();
      ToyExecution execution = failingTwice().start();
      for (int i = 0; i < schedule.length() - 1; i++) {
        execution.step(schedule.thread(i), schedule.alternative(i));
      }
      int last = schedule.length() - 1;
      assertThat(execution.step(schedule.thread(last), schedule.alternative(last)))
          .isEqualTo(counterexample.finding());
    }
  }

  @Test
  void bounds_onExecutions_makeTheSearchInconclusive() {
    Bounds bounds = Bounds.NONE.withExecutions(10);
    Result result = run(COUNTER, SearchOptions.of(Algorithm.DFS).withBounds(bounds));
    assertThat(result.statistics().executions()).isEqualTo(10);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.met()).hasValue("the bound of 10 executions was met");
  }

  @Test
  void bounds_onExecutions_doNotMatterWhereTheyAreJustEnough() {
    Bounds bounds = Bounds.NONE.withExecutions(90);
    assertThat(run(COUNTER, SearchOptions.of(Algorithm.DFS).withBounds(bounds)).complete())
        .isTrue();
  }

  @Test
  void bounds_onTime_makeTheSearchInconclusive() {
    Bounds bounds = Bounds.NONE.withTime(Duration.ZERO);
    Result result = run(COUNTER, SearchOptions.of(Algorithm.DFS).withBounds(bounds));
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.met()).hasValue("the bound of 0.0 s was met");
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void bounds_onDepth_cutExecutionsShort(Algorithm algorithm) {
    Bounds bounds = Bounds.NONE.withDepth(5);
    Result result = run(COUNTER, SearchOptions.of(algorithm).withBounds(bounds));
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.met()).hasValue("the bound of 5 transitions in an execution was met");
    assertThat(result.statistics().maxDepth()).isEqualTo(5);
    assertThat(result.outcomes()).isEmpty();
  }

  @Test
  void bounds_onDepth_doNotMatterWhereTheyAreJustEnough() {
    Bounds bounds = Bounds.NONE.withDepth(6);
    assertThat(run(COUNTER, SearchOptions.of(Algorithm.DFS).withBounds(bounds)).complete())
        .isTrue();
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void bounds_onPreemptions_leaveOutSchedulesWithMore(Algorithm algorithm) {
    Bounds bounds = Bounds.NONE.withPreemptions(0);
    Result result = run(COUNTER, SearchOptions.of(algorithm).withBounds(bounds));
    assertThat(result.statistics().executions()).isEqualTo(6);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.met()).hasValue("schedules with more than 0 preemptions were not explored");
    assertThat(result.preemptions()).hasValue(0);
  }

  @Test
  void bounds_onPreemptions_doNotMatterWhereNoScheduleHasMore() {
    Bounds bounds = Bounds.NONE.withPreemptions(4);
    Result result = run(COUNTER, SearchOptions.of(Algorithm.DPOR).withBounds(bounds));
    assertThat(result.statistics().executions()).isEqualTo(90);
    assertThat(result.complete()).isTrue();
  }

  @Test
  void bounds_onPreemptionsAndExecutions_claimNothingOfPreemptions() {
    Bounds bounds = Bounds.NONE.withPreemptions(1).withExecutions(1);
    Result result = run(COUNTER, SearchOptions.of(Algorithm.DFS).withBounds(bounds));
    assertThat(result.met()).hasValue("the bound of 1 execution was met");
    assertThat(result.preemptions()).isEmpty();
  }

  @Test
  void bounds_onPreemptions_areMentionedWhereTheyReplaceTheAlgorithm() {
    SearchOptions options =
        SearchOptions.of(Algorithm.OPTIMAL).withBounds(Bounds.NONE.withPreemptions(1));
    assertThat(new Search(COUNTER, options, SearchListener.NONE).notes())
        .singleElement()
        .asString()
        .startsWith("The bound on preemptions takes the place of optimal");
  }

  @Test
  void bounds_onPreemptions_findWhatNeedsAsMany() {
    Bounds none = Bounds.NONE.withPreemptions(0);
    Bounds one = Bounds.NONE.withPreemptions(1);
    assertThat(run(CROSSED_LOCKS, SearchOptions.of(Algorithm.DPOR).withBounds(none)).verdict())
        .isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(run(CROSSED_LOCKS, SearchOptions.of(Algorithm.DPOR).withBounds(one)).verdict())
        .isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void stop_fromAListener_endsTheSearchWithWhatItHas() {
    SearchListener listener =
        new SearchListener() {
          @Override
          public void executionEnded(Search search) {
            if (search.statistics().executions() == 7) {
              search.stop();
            }
          }
        };
    Result result = new Search(COUNTER, SearchOptions.of(Algorithm.DFS), listener).run();
    assertThat(result.statistics().executions()).isEqualTo(7);
    assertThat(result.outcomes()).hasSize(7);
    assertThat(result.met()).hasValue("the search was stopped");
  }

  @Test
  void stop_fromAnotherThread_endsAnExecutionThatDoesNot() throws InterruptedException {
    Bounds endless = Bounds.NONE.withDepth(Integer.MAX_VALUE);
    Search search =
        new Search(
            new SpinningProgram(),
            SearchOptions.of(Algorithm.DFS).withBounds(endless),
            SearchListener.NONE);
    Thread stopper =
        new Thread(() -> {
          while (search.statistics().transitions() < 1000) {
            Thread.onSpinWait();
          }
          search.stop();
        });
    stopper.start();
    assertThat(search.run().met()).hasValue("the search was stopped");
    stopper.join();
  }

  @Test
  void replay_ofAProgramThatDoesNotRepeatItself_namesBothOperations() {
    Search search =
        new Search(
            new FickleProgram(COUNTER, ToyProgram.of(List.of(List.of(Instruction.of(READ, 1))))),
            SearchOptions.of(Algorithm.DFS),
            SearchListener.NONE);
    assertThatThrownBy(search::run)
        .isInstanceOf(Divergence.class)
        .hasMessageContaining("at step 0 of the schedule thread 0")
        .hasMessageContaining(
            "expected to perform UPDATE(0) but the program is about to perform READ(1)");
    assertThat(search.result().outcomes()).hasSize(1);
    assertThat(search.result().complete()).isFalse();
  }

  @Test
  void replay_ofAProgramWhoseThreadFinished_saysSo() {
    Search search =
        new Search(
            new FickleProgram(COUNTER, ToyProgram.of(List.of(List.of(INCREMENT)))),
            SearchOptions.of(Algorithm.DFS),
            SearchListener.NONE);
    assertThatThrownBy(search::run)
        .isInstanceOf(Divergence.class)
        .hasMessageContaining("at step 1 of the schedule thread 0")
        .hasMessageContaining("nothing: the thread has finished");
  }

  @ParameterizedTest
  @EnumSource(value = Algorithm.class, mode = Mode.EXCLUDE, names = "DSPIN")
  void run_withMoreThreadsThanBitsInAWord_explores(Algorithm algorithm) {
    List<List<Instruction>> scripts = new ArrayList<>();
    for (int script = 0; script < 140; script++) {
      scripts.add(script == 70 || script == 139 ? List.of(INCREMENT) : List.of());
    }
    Result result = run(ToyProgram.of(scripts), SearchOptions.of(algorithm));
    assertThat(result.statistics().executions()).isEqualTo(algorithm.isUpToSymmetry() ? 1 : 2);
  }

  @Test
  void pickSeed_changesTheOrderAndIsRepeatable() {
    SearchOptions options =
        SearchOptions.of(Algorithm.DFS).withBounds(Bounds.NONE.withExecutions(3));
    assertThat(run(COUNTER, options.withPickSeed(5)).outcomes())
        .isEqualTo(run(COUNTER, options.withPickSeed(5)).outcomes())
        .isNotEqualTo(run(COUNTER, options.withPickSeed(6)).outcomes());
  }

  @Test
  void run_closesEveryExecution_alsoWhenTheProgramFails() {
    FickleProgram program = new FickleProgram(COUNTER, ToyProgram.of(List.of(List.of(INCREMENT))));
    Search search = new Search(program, SearchOptions.of(Algorithm.DPOR), SearchListener.NONE);
    assertThatThrownBy(search::run).isInstanceOf(Divergence.class);
    assertThat(program.started()).isEqualTo(2);
    assertThat(program.closed()).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource(value = Algorithm.class, mode = Mode.EXCLUDE, names = "DSPIN")
  void run_whenTheFrontEndLearns_startsAgainAndKeepsFindings(Algorithm algorithm) {
    LearningProgram program = new LearningProgram();
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    Result result = new Search(program, options, SearchListener.NONE).run();
    assertThat(program.learned).isTrue();
    assertThat(result.complete()).isTrue();
    assertThat(result.counterexamples()).hasSize(2);
    assertThat(result.outcomes().keySet())
        .isEqualTo(run(failingTwice(), options).outcomes().keySet());
  }

  /** Learns something in its third execution. */
  private static final class LearningProgram implements Program {

    private int started;
    private boolean learned;

    @Override
    public Execution start() {
      int number = ++started;
      return new ForwardingExecution(failingTwice().start()) {
        @Override
        public @Nullable Finding step(int thread, int alternative) {
          if (number == 3 && !learned) {
            learned = true;
            throw new SearchAgain("something");
          }
          return super.step(thread, alternative);
        }
      };
    }

    @Override
    public Trace trace(Schedule schedule) {
      throw new UnsupportedOperationException();
    }
  }

  /** One thread that reads for ever. */
  private static final class SpinningProgram implements Program {

    @Override
    public Execution start() {
      ToyProgram reader = ToyProgram.of(List.of(List.of(Instruction.of(READ, 0))));
      return new ForwardingExecution(reader.start()) {
        @Override
        public @Nullable Finding step(int thread, int alternative) {
          return null;
        }
      };
    }

    @Override
    public Trace trace(Schedule schedule) {
      throw new UnsupportedOperationException();
    }
  }
}

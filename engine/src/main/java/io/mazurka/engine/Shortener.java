package io.mazurka.engine;

import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a schedule to the same finding that a person can follow more easily: with fewer context
 * switches, and among those with fewer steps.
 *
 * <p>First by small changes of the schedule at hand: let a thread go on where it was left, start it
 * only where it goes on, leave out a stretch of steps. Each change is tried by running the program,
 * so that what is kept leads to the finding for certain. Then by searching all schedules without
 * any preemption, then with one, and so on below what the best schedule so far has: most faults
 * need very few (Musuvathi and Qadeer, "Iterative context bounding for systematic testing of
 * multithreaded programs", PLDI 2007).
 */
public final class Shortener {

  private final Program program;
  private final Bounds budget;
  private final long start = System.nanoTime();
  private long executions;

  /**
   * @param budget how many executions and how much time may be spent in all, and how deep an
   *     execution may go
   */
  public Shortener(Program program, Bounds budget) {
    this.program = program;
    this.budget = budget;
  }

  /** A counterexample to the same finding that is at least as good. */
  public Counterexample shorten(Counterexample found) {
    Finding finding = found.finding();
    Schedule best = improve(found.schedule(), finding);
    int preemptions = run(best, finding).preemptions();
    for (int bound = 0; bound < preemptions && !spent(); bound++) {
      Schedule other = search(finding, bound);
      if (other != null) {
        best = better(improve(other, finding), best);
        break;
      }
    }
    return new Counterexample(finding, best, found.execution());
  }

  /** Applies small changes as long as one of them helps. */
  private Schedule improve(Schedule schedule, Finding finding) {
    Schedule best = schedule;
    Stretches stretches = Stretches.of(best);
    for (int i = 0; i < stretches.count() && !spent(); i++) {
      Schedule improved = improve(stretches, i, best, finding);
      if (!improved.equals(best)) {
        best = improved;
        stretches = Stretches.of(best);
        i = -1;
      }
    }
    return best;
  }

  private Schedule improve(Stretches stretches, int i, Schedule schedule, Finding finding) {
    Schedule best = better(run(stretches.prolonged(i), finding).schedule(), schedule);
    best = better(run(stretches.putOff(i), finding).schedule(), best);
    return better(run(stretches.without(i), finding).schedule(), best);
  }

  private GuidedRun run(Schedule schedule, Finding finding) {
    executions++;
    return GuidedRun.along(schedule, program, finding, budget.depth());
  }

  /** A schedule to the finding with at most so many preemptions, if one is found in time. */
  private @Nullable Schedule search(Finding finding, int preemptions) {
    Bounds bounds =
        budget
            .withExecutions(budget.executions() - executions)
            .withTime(budget.time().minus(spentTime()))
            .withPreemptions(preemptions);
    Pursuit pursuit = new Pursuit(finding);
    SearchOptions options = SearchOptions.of(Algorithm.DFS).withBounds(bounds).withKeepGoing(true);
    executions += new Search(program, options, pursuit).run().statistics().executions();
    return pursuit.schedule;
  }

  private static Schedule better(@Nullable Schedule a, Schedule b) {
    if (a == null) {
      return b;
    }
    int switches = Integer.compare(a.contextSwitches(), b.contextSwitches());
    return switches < 0 || (switches == 0 && a.length() < b.length()) ? a : b;
  }

  private boolean spent() {
    return executions >= budget.executions() || spentTime().compareTo(budget.time()) >= 0;
  }

  private Duration spentTime() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Stops a search once it has come to the finding. */
  private static final class Pursuit implements SearchListener {

    private final Finding finding;
    private @Nullable Schedule schedule;

    Pursuit(Finding finding) {
      this.finding = finding;
    }

    @Override
    public void found(Counterexample counterexample) {
      if (GuidedRun.same(counterexample.finding(), finding)) {
        schedule = counterexample.schedule();
      }
    }

    @Override
    public void executionEnded(Search search) {
      if (schedule != null) {
        search.stop();
      }
    }
  }
}

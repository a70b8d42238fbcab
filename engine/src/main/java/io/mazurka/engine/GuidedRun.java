package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import org.jspecify.annotations.Nullable;

/**
 * One execution that follows a schedule as far as the program lets it, in pursuit of a finding.
 *
 * <p>Steps of a thread that cannot move are passed over. At the end of the schedule each thread
 * goes on as long as it can.
 */
final class GuidedRun {

  private final Finding wanted;
  private final int maxDepth;
  private final Path path = new Path();
  private boolean found;

  private GuidedRun(Finding wanted, int maxDepth) {
    this.wanted = wanted;
    this.maxDepth = maxDepth;
  }

  /** Whether two findings are of the same fault. */
  static boolean same(Finding a, Finding b) {
    return a.kind() == b.kind() && a.message().equals(b.message());
  }

  /** Runs the program along the schedule until the finding appears, or cannot any more. */
  static GuidedRun along(Schedule schedule, Program program, Finding wanted, int maxDepth) {
    while (true) {
      GuidedRun run = new GuidedRun(wanted, maxDepth);
      try (Execution execution = program.start()) {
        run.path.reach(execution);
        run.follow(schedule, execution);
        run.goOn(execution);
        return run;
      } catch (SearchAgain learned) {
        if (learned.changesSteps()) {
          throw learned;
        }
        // The front end describes operations differently now; the schedule is still worth trying.
      }
    }
  }

  /** The schedule that the run took, if it came to the finding. */
  @Nullable Schedule schedule() {
    return found ? path.schedule() : null;
  }

  /** How often a thread was left that could have gone on. */
  int preemptions() {
    return path.preemptions(path.length());
  }

  private void follow(Schedule schedule, Execution execution) {
    for (int i = 0; i < schedule.length() && !found; i++) {
      if (path.enabled().contains(path.length(), schedule.thread(i))) {
        step(execution, schedule.thread(i), schedule.alternative(i));
      }
    }
  }

  private void goOn(Execution execution) {
    while (!found && path.length() < maxDepth) {
      int state = path.length();
      if (path.enabled().isEmpty(state)) {
        look(execution.end().stuck());
        return;
      }
      int mover = path.mover(state);
      boolean canGoOn = mover >= 0 && path.enabled().contains(state, mover);
      step(execution, canGoOn ? mover : path.enabled().next(state, 0), 0);
    }
  }

  private void step(Execution execution, int thread, int alternative) {
    path.choose(thread, alternative);
    for (Finding next = path.step(execution); next != null; next = execution.more()) {
      look(next);
    }
    path.reach(execution);
  }

  private void look(@Nullable Finding finding) {
    found = found || (finding != null && same(finding, wanted));
  }
}

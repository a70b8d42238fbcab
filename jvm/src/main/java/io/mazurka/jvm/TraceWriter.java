package io.mazurka.jvm;

import io.mazurka.jvm.runtime.ProgramThread;
import io.mazurka.jvm.runtime.StepView;
import io.mazurka.jvm.runtime.World;
import io.mazurka.program.Ending;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.ArrayList;
import java.util.List;

/** Runs a schedule and writes down what happens. */
final class TraceWriter {

  private final JvmExecution execution;
  private final World world;
  private final List<Trace.Step> steps = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private boolean foundLast;
  private String advice = "";

  TraceWriter(JvmExecution execution) {
    this.execution = execution;
    this.world = execution.world();
  }

  Trace write(Schedule schedule) {
    for (int i = 0; i < schedule.length(); i++) {
      step(i, schedule.thread(i), schedule.alternative(i));
    }
    boolean over = world.threads().stream().noneMatch(world::enabled);
    List<Trace.Wait> waits = StepView.waits(world);
    Ending ending = execution.end();
    Finding last = over ? ending.stuck() : null;
    if (last == null && !foundLast) {
      last = world.standingRace();
    }
    if (last != null) {
      findings.add(last);
    }
    List<String> names = world.threads().stream().map(world::name).toList();
    findings.replaceAll(this::withAdvice);
    return new Trace(names, steps, findings, ending.outcome(), waits, over);
  }

  private void step(int index, int thread, int alternative) {
    requirePossible(index, thread, alternative);
    ProgramThread moving = world.threads().get(thread);
    StepView view = StepView.before(world, moving);
    Finding finding = execution.step(thread, alternative);
    steps.add(view.after());
    if (view.gaveUpEarly()) {
      advice =
          "Thread %s waited no longer in step %d, while others could move.\nWhere waits are long enough, check with late timeouts: --late-timeouts, or lateTimeouts in a test."
              .formatted(world.name(moving), index + 1);
    }
    foundLast = finding != null;
    for (Finding next = finding; next != null; next = execution.more()) {
      findings.add(next);
    }
  }

  private Finding withAdvice(Finding finding) {
    String detail = finding.detail();
    return advice.isEmpty()
        ? finding
        : new Finding(
            finding.kind(),
            finding.message(),
            detail.isBlank() ? advice : detail.stripTrailing() + "\n\n" + advice);
  }

  private void requirePossible(int index, int thread, int alternative) {
    if (thread >= execution.threads()) {
      throw diverged(index, thread, "does not exist");
    }
    if (!execution.enabled(thread)) {
      throw diverged(index, thread, "cannot move");
    }
    Operation operation = execution.pending(thread);
    if (operation != null && alternative >= operation.alternatives()) {
      throw diverged(index, thread, "has no alternative " + alternative);
    }
  }

  private static ProgramException diverged(int index, int thread, String why) {
    return new ProgramException(
        "the program does not follow the schedule: at step %d thread %d %s; it may have changed since the schedule was recorded"
            .formatted(index + 1, thread, why));
  }
}

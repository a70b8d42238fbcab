package io.mazurka.spl;

import io.mazurka.program.Ending;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import io.mazurka.spl.machine.Effect;
import io.mazurka.spl.machine.Machine;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Runs one schedule and tells it step by step. */
final class Telling {

  private final Machine machine;
  private final SplExecution execution;
  private final List<Trace.Step> steps = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  Telling(Machine machine) {
    this.machine = machine;
    this.execution = new SplExecution(machine);
  }

  Trace tell(Schedule schedule) {
    for (int i = 0; i < schedule.length(); i++) {
      requirePossible(schedule, i);
      step(schedule.thread(i), schedule.alternative(i));
    }
    List<Trace.Wait> waits = waits();
    boolean over = IntStream.range(0, machine.threads()).noneMatch(execution::enabled);
    Ending ending = execution.end();
    if (ending.stuck() != null) {
      findings.add(ending.stuck());
    }
    List<String> names = new ArrayList<>();
    for (int thread = 0; thread < machine.threads(); thread++) {
      names.add(machine.name(thread));
    }
    return new Trace(names, steps, findings, ending.outcome(), waits, over);
  }

  private List<Trace.Wait> waits() {
    List<Trace.Wait> waits = new ArrayList<>();
    for (int thread = 0; thread < machine.threads(); thread++) {
      Operation operation = machine.pending(thread);
      if (operation != null && !machine.isEnabled(thread)) {
        waits.add(
            new Trace.Wait(
                thread,
                operation,
                machine.called(operation.object()),
                machine.awaited(thread).replaceFirst("^for ", ""),
                machine.location(thread)));
      }
    }
    return waits;
  }

  private void requirePossible(Schedule schedule, int step) {
    int thread = schedule.thread(step);
    if (thread >= machine.threads()) {
      throw diverged(step, "there is no thread " + thread + " yet");
    }
    if (!execution.enabled(thread)) {
      throw diverged(
          step, machine.name(thread) + (machine.hasEnded(thread) ? " has ended" : " is blocked"));
    }
    Operation operation = execution.pending(thread);
    int alternatives = operation == null ? 0 : operation.alternatives();
    if (schedule.alternative(step) >= alternatives) {
      throw diverged(
          step, machine.name(thread) + " has no alternative " + schedule.alternative(step));
    }
  }

  private static ProgramException diverged(int step, String why) {
    return new ProgramException(
        "the model does not follow the schedule: at step " + (step + 1) + " " + why);
  }

  private void step(int thread, int alternative) {
    String location = machine.location(thread);
    String source = machine.name(thread) + " at " + location + ": " + machine.statement(thread);
    Operation operation = machine.pending(thread);
    int[] before = machine.snapshot();
    Finding finding = machine.step(thread, alternative);
    if (finding != null) {
      findings.add(finding);
    }
    List<Effect> effects = machine.effects(before);
    steps.add(
        new Trace.Step(
            thread,
            effects.isEmpty() ? "local" : effects.get(0).operation(),
            effects.stream().map(Effect::object).collect(Collectors.joining(", ")),
            effects.stream()
                .map(Effect::value)
                .filter(value -> !value.isEmpty())
                .collect(Collectors.joining(", ")),
            location,
            List.of(source),
            operation,
            effects.stream()
                .filter(Effect::hasValue)
                .map(e -> new Trace.Variable(e.object(), e.before(), e.after()))
                .toList()));
  }
}

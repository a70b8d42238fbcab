package io.mazurka.jvm;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProbe;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.StateGraph;
import io.mazurka.program.Trace;
import org.jspecify.annotations.Nullable;

/** A program whose states are always read together with what of the past decides about races. */
record WithPast(Program program) implements Program {

  @Override
  public Execution start() {
    return new ForwardingExecution(program.start()) {
      @Override
      public @Nullable Probe probe() {
        Probe probe = execution.probe();
        return probe == null ? null : withPast(probe);
      }
    };
  }

  private static Probe withPast(Probe probe) {
    return new ForwardingProbe(probe) {
      @Override
      public boolean read(StateGraph graph) {
        return probe.readWithPast(graph);
      }
    };
  }

  @Override
  public Trace trace(Schedule schedule) {
    return program.trace(schedule);
  }
}

package io.mazurka.jvm;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;

/** A program that never says that the past matters, so that its states are read without it. */
record WithoutPast(Program program) implements Program {

  @Override
  public Execution start() {
    return new ForwardingExecution(program.start()) {
      @Override
      public boolean pastMatters() {
        return false;
      }
    };
  }

  @Override
  public Program inFull() {
    return new WithoutPast(program.inFull());
  }

  @Override
  public Trace trace(Schedule schedule) {
    return program.trace(schedule);
  }
}

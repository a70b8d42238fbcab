package io.mazurka.jvm;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Program;

/** A program that never says that the past matters, so that its states are read without it. */
final class WithoutPast extends ForwardingProgram {

  WithoutPast(Program program) {
    super(program);
  }

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
}

package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;

/** A program whose first execution differs from all others; it counts them. */
final class FickleProgram implements Program {

  private final Program first;
  private final Program others;
  private int started;
  private int closed;

  FickleProgram(Program first, Program others) {
    this.first = first;
    this.others = others;
  }

  int started() {
    return started;
  }

  int closed() {
    return closed;
  }

  @Override
  public Execution start() {
    Execution execution = started++ == 0 ? first.start() : others.start();
    return new ForwardingExecution(execution) {
      @Override
      public void close() {
        super.close();
        closed++;
      }
    };
  }

  @Override
  public Trace trace(Schedule schedule) {
    throw new UnsupportedOperationException("the engine does not ask for traces");
  }
}

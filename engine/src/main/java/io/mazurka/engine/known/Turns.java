package io.mazurka.engine.known;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.Program;
import io.mazurka.program.Route;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A program that several workers run, one at a time: whoever runs it has it until the execution is
 * closed.
 */
final class Turns {

  private final Program program;
  private final ReentrantLock turn = new ReentrantLock();
  private volatile boolean shared;

  Turns(Program program) {
    this.program = program;
  }

  /** From now on others may want the program, too. */
  void share() {
    shared = true;
  }

  /** Starts an execution as soon as nobody else runs the program. */
  Execution start() {
    if (!shared) {
      return program.start();
    }
    turn.lock();
    try {
      return new Turn(program.start());
    } catch (RuntimeException | Error e) {
      turn.unlock();
      throw e;
    }
  }

  /** States are not read any more in executions to come. */
  void stopReading() {
    turn.lock();
    try {
      program.stopReading();
    } finally {
      turn.unlock();
    }
  }

  private final class Turn extends ForwardingExecution {

    Turn(Execution execution) {
      super(execution);
    }

    @Override
    public int follow(Route route) {
      return execution.follow(route);
    }

    @Override
    public void close() {
      try {
        execution.close();
      } finally {
        turn.unlock();
      }
    }
  }
}

package io.mazurka.engine;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import org.jspecify.annotations.Nullable;

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
    return new Watched(execution, () -> closed++);
  }

  @Override
  public Trace trace(Schedule schedule) {
    throw new UnsupportedOperationException("the engine does not ask for traces");
  }

  /** An execution that says when it is closed. */
  static class Watched implements Execution {

    private final Execution execution;
    private final Runnable onClose;

    Watched(Execution execution, Runnable onClose) {
      this.execution = execution;
      this.onClose = onClose;
    }

    @Override
    public int threads() {
      return execution.threads();
    }

    @Override
    public @Nullable Operation pending(int thread) {
      return execution.pending(thread);
    }

    @Override
    public boolean enabled(int thread) {
      return execution.enabled(thread);
    }

    @Override
    public @Nullable Finding step(int thread, int alternative) {
      return execution.step(thread, alternative);
    }

    @Override
    public Ending end() {
      return execution.end();
    }

    @Override
    public void close() {
      execution.close();
      onClose.run();
    }
  }
}

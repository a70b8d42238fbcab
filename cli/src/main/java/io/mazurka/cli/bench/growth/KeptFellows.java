package io.mazurka.cli.bench.growth;

import io.mazurka.program.Execution;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that is searched again and again, and whose copies for other workers serve one search
 * after the other, so that what is measured is the search and not the loading of classes.
 */
final class KeptFellows implements Program, AutoCloseable {

  private final Program program;
  private final List<Program> fellows = new ArrayList<>();
  private int used;

  KeptFellows(Program program) {
    this.program = program;
  }

  /** A search begins: all copies are free. */
  void begin() {
    used = 0;
  }

  @Override
  public @Nullable Program fellow() {
    if (used == fellows.size()) {
      Program fellow = program.fellow();
      if (fellow == null) {
        return null;
      }
      fellows.add(fellow);
    }
    return fellows.get(used++);
  }

  @Override
  public Execution start() {
    return program.start();
  }

  @Override
  public Program inFull() {
    return program.inFull();
  }

  @Override
  public Trace trace(Schedule schedule) {
    return program.trace(schedule);
  }

  @Override
  public void close() {
    if (program instanceof AutoCloseable closeable) {
      try {
        closeable.close();
      } catch (Exception e) {
        throw new IllegalStateException("a benchmark program cannot be closed", e);
      }
    }
  }
}

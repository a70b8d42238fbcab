package io.mazurka.cli.bench.growth;

import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Program;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that is searched again and again, and whose copies for other workers serve one search
 * after the other, so that what is measured is the search and not the loading of classes.
 */
final class KeptFellows extends ForwardingProgram implements AutoCloseable {

  private final List<Program> fellows = new ArrayList<>();
  private int used;

  KeptFellows(Program program) {
    super(program);
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

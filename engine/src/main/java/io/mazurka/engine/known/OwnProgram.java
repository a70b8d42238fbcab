package io.mazurka.engine.known;

import io.mazurka.program.Program;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A program for one worker alone, loaded when it is first needed. */
final class OwnProgram {

  private final Supplier<@Nullable Program> loading;
  private boolean asked;
  private @Nullable Program program;

  /**
   * @param loading may give null if the program cannot be run several times at once
   */
  OwnProgram(Supplier<@Nullable Program> loading) {
    this.loading = loading;
  }

  /** The program, or null if there can be none. */
  @Nullable Program get() {
    if (!asked) {
      asked = true;
      program = loading.get();
    }
    return program;
  }
}

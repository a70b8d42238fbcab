package io.mazurka.jvm.runtime;

import java.util.Arrays;

/**
 * The part of a stack that is the program's: no frames of Mazurka's, none of the JDK's underneath.
 */
final class ProgramStack {

  private ProgramStack() {}

  /** The program's frames of the running thread, innermost first. */
  static StackTraceElement[] capture() {
    return clean(new Throwable().getStackTrace());
  }

  /** The program's frames of a stack trace. */
  static StackTraceElement[] clean(StackTraceElement[] frames) {
    return Arrays.stream(frames)
        .filter(f -> !f.getClassName().startsWith("io.mazurka.jvm."))
        .filter(f -> !f.getClassName().startsWith("jdk.internal."))
        .filter(f -> !f.getClassName().startsWith("java.lang.invoke."))
        .filter(f -> !f.getClassName().startsWith("java.lang.reflect."))
        .filter(f -> !f.getMethodName().startsWith("$mazurka$"))
        .map(f ->
            new StackTraceElement(
                f.getClassName(), f.getMethodName(), f.getFileName(), f.getLineNumber()))
        .toArray(StackTraceElement[]::new);
  }
}

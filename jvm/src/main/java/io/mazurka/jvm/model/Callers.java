package io.mazurka.jvm.model;

import java.lang.invoke.MethodHandles;

/** Who calls a model: what a caller may do, and which loader finds its classes, depends on it. */
final class Callers {

  private static final StackWalker WALKER =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private Callers() {}

  /** The class of the program whose code called the model. */
  static Class<?> caller() {
    return WALKER.walk(frames ->
        frames
            .<Class<?>>map(StackWalker.StackFrame::getDeclaringClass)
            .filter(type -> !type.getPackageName().equals(Callers.class.getPackageName()))
            .findFirst()
            .orElseThrow());
  }

  /** What the caller may access. */
  static MethodHandles.Lookup lookup() throws IllegalAccessException {
    return MethodHandles.privateLookupIn(caller(), MethodHandles.lookup());
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;

/** Stack traces go to the execution's standard error, not to Mazurka's. */
@ModelOf("java/lang/Throwable")
public final class ThrowableModel {

  private static final Overrides PRINT = new Overrides(Throwable.class, "printStackTrace");

  private ThrowableModel() {}

  public static void printStackTrace(Throwable self, int site) {
    if (PRINT.in(self)) {
      self.printStackTrace();
    } else {
      self.printStackTrace(Hooks.standardErr());
    }
  }

  @Super("printStackTrace")
  public static void superPrintStackTrace(Throwable self, int site) {
    self.printStackTrace(Hooks.standardErr());
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.Thread.UncaughtExceptionHandler;

/** Handlers of exceptions that are called by the program itself; some of these are groups. */
@ModelOf("java/lang/Thread$UncaughtExceptionHandler")
public final class UncaughtExceptionHandlerModel {

  private UncaughtExceptionHandlerModel() {}

  public static void uncaughtException(
      UncaughtExceptionHandler self, Thread thread, Throwable thrown, int site) {
    if (self instanceof ThreadGroup group) {
      Operations.uncaughtIn(group, thread, thrown);
    } else {
      self.uncaughtException(thread, thrown);
    }
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;

/** What a group of threads does with an exception that none of its handlers takes. */
@ModelOf("java/lang/ThreadGroup")
public final class ThreadGroupModel {

  private ThreadGroupModel() {}

  @Super("uncaughtException")
  public static void superUncaughtException(
      ThreadGroup self, Thread thread, Throwable thrown, int site) {
    Operations.uncaughtIn(self.getParent(), thread, thrown);
  }
}

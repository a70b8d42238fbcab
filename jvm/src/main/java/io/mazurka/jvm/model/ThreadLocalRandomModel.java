package io.mazurka.jvm.model;

import java.util.concurrent.ThreadLocalRandom;

/** The generator of the running thread, at a state of the execution's own. */
@ModelOf("java/util/concurrent/ThreadLocalRandom")
public final class ThreadLocalRandomModel {

  private ThreadLocalRandomModel() {}

  @Static
  public static ThreadLocalRandom current(int site) {
    return Randomness.threadLocal();
  }
}

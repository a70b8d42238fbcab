package io.mazurka.jvm.runtime;

/** Names and numbers for threads, the same in every execution. */
final class ThreadNumbers {

  private static final ThreadGroup GROUP = new ThreadGroup("main");

  private int unnamed;

  /** A main thread. */
  Thread mainThread() {
    return new Thread(GROUP, "main");
  }

  /** The name of the next thread without one. */
  String nextName() {
    return "Thread-" + unnamed++;
  }
}

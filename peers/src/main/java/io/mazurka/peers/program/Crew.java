package io.mazurka.peers.program;

/** Threads that are started together and waited for. */
final class Crew {

  private Crew() {}

  /** Starts the threads in order, and returns when the last has ended. */
  static void run(Thread... threads) {
    for (Thread thread : threads) {
      thread.start();
    }
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Says what is wrong, whether or not assertions are enabled. */
  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}

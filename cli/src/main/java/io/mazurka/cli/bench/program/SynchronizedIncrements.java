package io.mazurka.cli.bench.program;

/** Three threads increment a counter twice each, holding the same monitor every time. */
public final class SynchronizedIncrements {

  private static final int THREADS = 3;
  private static final int TIMES = 2;

  private static final Object LOCK = new Object();
  private static int count;

  private SynchronizedIncrements() {}

  private static void work() {
    for (int i = 0; i < TIMES; i++) {
      synchronized (LOCK) {
        count++;
      }
    }
  }

  /** Runs the threads and waits for them. */
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      threads[i] = new Thread(SynchronizedIncrements::work);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert count == THREADS * TIMES;
  }
}

package io.mazurka.cli.bench.program;

/** N threads, each K times: lock, increment, unlock. The arguments are N and K. */
public final class Increments {

  private static final Object LOCK = new Object();
  private static int count;
  private static int times;

  private Increments() {}

  private static void work() {
    for (int i = 0; i < times; i++) {
      synchronized (LOCK) {
        count++;
      }
    }
  }

  /** Runs the threads and waits for them. */
  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[0]);
    times = Integer.parseInt(args[1]);
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      threads[i] = new Thread(Increments::work);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert count == n * times;
  }
}

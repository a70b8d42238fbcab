package io.mazurka.cli.bench.program;

import java.util.concurrent.atomic.AtomicInteger;

/** N threads, each one increment whose result nobody looks at. The argument is N. */
public final class Counting {

  private static final AtomicInteger COUNT = new AtomicInteger();

  private Counting() {}

  private static void work() {
    COUNT.incrementAndGet();
  }

  /** Runs the threads and waits for them. */
  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[0]);
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      threads[i] = new Thread(Counting::work);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert COUNT.get() == n;
  }
}

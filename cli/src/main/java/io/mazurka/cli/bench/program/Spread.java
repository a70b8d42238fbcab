package io.mazurka.cli.bench.program;

/**
 * N threads: each writes D times to a volatile variable that only it uses, and then increments a
 * counter K times under a lock. The arguments are N, K and D.
 */
public final class Spread {

  private static final Object LOCK = new Object();
  private static int count;

  private Spread() {}

  private static final class Cell {
    private volatile int value;
  }

  private static void work(Cell own, int times, int writes) {
    for (int i = 0; i < writes; i++) {
      own.value = i;
    }
    for (int i = 0; i < times; i++) {
      synchronized (LOCK) {
        count++;
      }
    }
  }

  /** Runs the threads and waits for them. */
  public static void main(String[] args) throws InterruptedException {
    int times = Integer.parseInt(args[1]);
    int writes = Integer.parseInt(args[2]);
    Cell[] cells = new Cell[Integer.parseInt(args[0])];
    Thread[] threads = new Thread[cells.length];
    for (int i = 0; i < cells.length; i++) {
      Cell own = new Cell();
      cells[i] = own;
      threads[i] = new Thread(() -> work(own, times, writes));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert count == cells.length * times;
    assert cells[0].value == Math.max(0, writes - 1);
  }
}

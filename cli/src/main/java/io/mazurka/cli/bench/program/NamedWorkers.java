package io.mazurka.cli.bench.program;

import java.util.ArrayList;
import java.util.List;

/**
 * {@link Increments} as people write it: named threads, each an object with its index in a field
 * that no code reads again. The arguments are N and K.
 */
public final class NamedWorkers {

  private NamedWorkers() {}

  /** What the workers share. */
  private static final class Counter {
    private int value;

    synchronized void increment() {
      value++;
    }

    synchronized int value() {
      return value;
    }
  }

  /** A thread that knows which one it is, and makes no use of it. */
  private static final class Worker extends Thread {
    @SuppressWarnings({"unused", "FieldCanBeLocal", "UnusedVariable"})
    private final int index;

    private final Counter counter;
    private final int times;

    Worker(int index, Counter counter, int times) {
      super("worker " + index);
      this.index = index;
      this.counter = counter;
      this.times = times;
    }

    @Override
    public void run() {
      for (int i = 0; i < times; i++) {
        counter.increment();
      }
    }
  }

  /** Runs the workers and waits for them. */
  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[0]);
    int times = Integer.parseInt(args[1]);
    Counter counter = new Counter();
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      workers.add(new Worker(i, counter, times));
    }
    for (Worker worker : workers) {
      worker.start();
    }
    for (Worker worker : workers) {
      worker.join();
    }
    assert counter.value() == n * times;
  }
}

package io.mazurka.peers.program;

/** N threads, each K synchronized increments. The arguments are N and K. */
public final class Increments implements Runnable {

  private final int threads;
  private final int times;

  public Increments(String... args) {
    this.threads = Integer.parseInt(args[0]);
    this.times = Integer.parseInt(args[1]);
  }

  public static void main(String[] args) {
    new Increments(args).run();
  }

  @Override
  public void run() {
    Counter counter = new Counter();
    Thread[] workers = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      workers[i] = new Worker(counter, times);
    }
    Crew.run(workers);
    Crew.require(counter.value() == threads * times, "an increment is lost");
  }

  /** What the threads share. */
  public static final class Counter {
    private int value;

    /** Adds one and gives the sum. */
    public synchronized int increment() {
      return ++value;
    }

    synchronized int value() {
      return value;
    }
  }

  private static final class Worker extends Thread {
    private final Counter counter;
    private final int times;

    Worker(Counter counter, int times) {
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
}

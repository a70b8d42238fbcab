package io.mazurka.peers.program;

/** N threads add one to a volatile counter, and lose updates. The argument is N. */
public final class LostUpdate implements Runnable {

  private final int threads;

  public LostUpdate(String... args) {
    this.threads = Integer.parseInt(args[0]);
  }

  public static void main(String[] args) {
    new LostUpdate(args).run();
  }

  @Override
  public void run() {
    Counter counter = new Counter();
    Thread[] workers = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      workers[i] = new Worker(counter);
    }
    Crew.run(workers);
    Crew.require(counter.value == threads, "an update is lost");
  }

  /** What the threads share. */
  public static final class Counter {
    private volatile int value;

    /** Adds one and gives the sum, as if nobody else did. */
    @SuppressWarnings("NonAtomicVolatileUpdate")
    public int increment() {
      return ++value;
    }
  }

  private static final class Worker extends Thread {
    private final Counter counter;

    Worker(Counter counter) {
      this.counter = counter;
    }

    @Override
    public void run() {
      counter.increment();
    }
  }
}

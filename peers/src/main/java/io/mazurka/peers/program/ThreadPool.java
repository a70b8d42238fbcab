package io.mazurka.peers.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A fixed pool of two threads that is given N tasks, whose results are waited for, and shut down.
 * The arguments are N and {@code atomic} or {@code volatile}: how the tasks count what is done. A
 * volatile counter loses updates.
 */
public final class ThreadPool implements Runnable {

  private static final int WORKERS = 2;

  private final int tasks;
  private final boolean atomic;

  public ThreadPool(String... args) {
    this.tasks = Integer.parseInt(args[0]);
    this.atomic = args[1].equals("atomic");
  }

  public static void main(String[] args) {
    new ThreadPool(args).run();
  }

  @Override
  public void run() {
    Tally tally = new Tally(atomic);
    ExecutorService pool = Executors.newFixedThreadPool(WORKERS);
    List<Future<?>> results = new ArrayList<>();
    for (int i = 0; i < tasks; i++) {
      results.add(pool.submit(new Task(tally)));
    }
    results.forEach(ThreadPool::await);
    pool.shutdown();
    Crew.require(tally.done() == tasks, "a task is not counted");
  }

  private static void await(Future<?> result) {
    try {
      result.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class Tally {
    private final boolean atomic;
    private final AtomicInteger exact = new AtomicInteger();
    private volatile int rough;

    Tally(boolean atomic) {
      this.atomic = atomic;
    }

    @SuppressWarnings("NonAtomicVolatileUpdate")
    void count() {
      if (atomic) {
        exact.incrementAndGet();
      } else {
        rough++;
      }
    }

    int done() {
      return atomic ? exact.get() : rough;
    }
  }

  private static final class Task implements Runnable {
    private final Tally tally;

    Task(Tally tally) {
      this.tally = tally;
    }

    @Override
    public void run() {
      tally.count();
    }
  }
}

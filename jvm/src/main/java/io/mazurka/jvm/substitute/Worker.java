package io.mazurka.jvm.substitute;

import org.jspecify.annotations.Nullable;

/** What a thread of a pool does: one task after the other, until the crew has no more for it. */
final class Worker implements Runnable {

  private final ThreadPoolExecutor pool;
  private final Crew crew;
  private @Nullable Runnable first;

  /** The thread, as soon as there is one. */
  @Nullable Thread thread;

  /**
   * Whether it counts as one that has a task: in Java also before it begins, but not in between.
   */
  boolean active = true;

  /** Whether it waits for a task from a queue that is code of the program. */
  boolean atQueue;

  /** When it began to wait for a task to be handed over, or 0. */
  long idleSince;

  private @Nullable Runnable handed;

  Worker(ThreadPoolExecutor pool, Crew crew, @Nullable Runnable first) {
    this.pool = pool;
    this.crew = crew;
    this.first = first;
  }

  @Override
  public void run() {
    boolean abruptly = true;
    crew.countAs(this, false);
    try {
      for (Runnable task = firstTask(); task != null; task = crew.next(this)) {
        execute(task);
      }
      abruptly = false;
    } finally {
      if (abruptly) {
        crew.lose(this);
      }
    }
  }

  /** Gets a task that it waits for. */
  void handed(Runnable task) {
    idleSince = 0;
    handed = task;
  }

  /** Begins to wait for a task. */
  void waitsSince(long turn) {
    idleSince = turn;
  }

  boolean hasTask() {
    return handed != null;
  }

  /** Whether it was to begin with that task. */
  boolean isFor(Runnable task) {
    return first == task;
  }

  /** The task that it got, or null; it does not wait any more. */
  @Nullable Runnable takeHanded() {
    Runnable task = handed;
    handed = null;
    idleSince = 0;
    return task;
  }

  private @Nullable Runnable firstTask() {
    Runnable task = first;
    first = null;
    return task != null ? task : crew.next(this);
  }

  private void execute(Runnable task) {
    crew.countAs(this, true);
    Thread self = Thread.currentThread();
    if (crew.closing.isStopped()) {
      self.interrupt();
    } else if (Thread.interrupted() && crew.closing.isStopped()) {
      self.interrupt();
    }
    try {
      pool.beforeExecute(self, task);
      try {
        task.run();
        pool.afterExecute(task, null);
      } catch (Throwable e) {
        pool.afterExecute(task, e);
        throw e;
      }
    } finally {
      crew.count(this);
    }
  }
}

package io.mazurka.jvm.substitute;

import org.jspecify.annotations.Nullable;

/**
 * A thread of a fork-join pool; for {@code java.util.concurrent.ForkJoinWorkerThread}. One of the
 * common pool's inherits no thread-locals, whoever has it made.
 */
public class ForkJoinWorkerThread extends Thread {

  final ForkJoinPool pool;
  private final int index;
  @Nullable ForkJoinTask<?> task;

  protected ForkJoinWorkerThread(ForkJoinPool pool) {
    this(null, pool, pool != ForkJoinPool.commonPool());
  }

  @SuppressWarnings("this-escape") // Nothing below is called.
  protected ForkJoinWorkerThread(
      @Nullable ThreadGroup group, ForkJoinPool pool, boolean preserveThreadLocals) {
    super(group, null, pool.nextName(), 0, preserveThreadLocals);
    this.pool = pool;
    this.index = pool.threads;
    setDaemon(true);
  }

  public ForkJoinPool getPool() {
    return pool;
  }

  public int getPoolIndex() {
    return index;
  }

  protected void onStart() {}

  protected void onTermination(@Nullable Throwable exception) {}

  @Override
  public void run() {
    ForkJoinTask<?> work = task;
    Throwable thrown = null;
    try {
      onStart();
      if (work != null) {
        work.runIn(pool, getClass() == ForkJoinWorkerThread.class);
      }
    } catch (Throwable e) {
      thrown = e;
      throw e;
    } finally {
      onTermination(thrown);
      if (getClass() != ForkJoinWorkerThread.class) {
        pool.leaveNow();
      }
    }
  }

  /** Whether it is known that there is something else to do than to wait. */
  public static boolean hasKnownQueuedWork() {
    return false;
  }
}

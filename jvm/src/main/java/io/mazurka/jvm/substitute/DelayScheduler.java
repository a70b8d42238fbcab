package io.mazurka.jvm.substitute;

import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Holds the tasks that wait for their time; for {@code java.util.concurrent.DelayScheduler}. */
final class DelayScheduler {

  private DelayScheduler() {}

  /** A task that sleeps before it does something, unless it is cancelled by then. */
  static final class ScheduledForkJoinTask<T extends @Nullable Object> extends ForkJoinTask<T>
      implements ScheduledFuture<T> {

    private final long delay;
    private final Runnable action;

    ScheduledForkJoinTask(
        long delay,
        long nextDelay,
        boolean immediate,
        Runnable action,
        @Nullable Callable<T> callable,
        ForkJoinPool pool) {
      this.delay = delay;
      this.action = action;
    }

    @Override
    @SuppressWarnings("NullAway") // There is no result.
    public T getRawResult() {
      return null;
    }

    @Override
    protected void setRawResult(T value) {}

    @Override
    protected boolean exec() {
      try {
        TimeUnit.NANOSECONDS.sleep(delay);
      } catch (InterruptedException e) {
        return false;
      }
      if (!isDone()) {
        action.run();
      }
      return true;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(delay, TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(delay, other.getDelay(TimeUnit.NANOSECONDS));
    }
  }
}

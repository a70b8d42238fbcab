package io.mazurka.jvm.substitute;

import io.mazurka.jvm.runtime.Steps;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A task of a scheduled pool, to be run once or again and again. */
final class ScheduledTask<V extends @Nullable Object> extends FutureTask<V>
    implements RunnableScheduledFuture<V> {

  private final ScheduledThreadPoolExecutor pool;
  private final long period;

  /** When it is to be run, in virtual time. */
  long time;

  /** Which one it was to be handed over. */
  long turn;

  /** Whether it has been run before. */
  boolean again;

  /** Whether it has been run before and its time follows from the first one. */
  boolean comesRound;

  /** What the program made of it, or itself. */
  RunnableScheduledFuture<V> outer = this;

  /**
   * A task for a pool.
   *
   * @param period at which it is run: 0 if it is run once, negative if it counts from the end of
   *     the last run
   */
  ScheduledTask(ScheduledThreadPoolExecutor pool, Callable<V> callable, long time, long period) {
    super(callable);
    this.pool = pool;
    this.time = time;
    this.period = period;
  }

  @Override
  public long getDelay(TimeUnit unit) {
    return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
  }

  @Override
  public int compareTo(Delayed other) {
    if (other instanceof ScheduledTask<?> task) {
      int order = Long.compare(time, task.time);
      return order != 0 ? order : Long.compare(turn, task.turn);
    }
    return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
  }

  @Override
  public boolean isPeriodic() {
    return period != 0;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    boolean cancelled = super.cancel(mayInterruptIfRunning);
    if (cancelled && pool.getRemoveOnCancelPolicy()) {
      pool.remove(this);
    }
    return cancelled;
  }

  @Override
  public void run() {
    if (!pool.runs(this)) {
      cancel(false);
    } else if (!isPeriodic()) {
      super.run();
    } else if (runAndReset()) {
      pool.again(this);
    }
  }

  /** Sets the time of the next run; part of a step. */
  void goOn() {
    again = true;
    comesRound = period > 0;
    time = period > 0 ? time + period : ScheduledThreadPoolExecutor.later(Steps.now(), -period);
  }
}

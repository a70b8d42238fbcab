package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Something that a thread of a fork-join pool does after some time. */
final class DelayedAction<V extends @Nullable Object> extends AdaptedTask<V>
    implements ScheduledFuture<V> {

  private static final Waits.Need TIME = new Waits.Need(() -> false, () -> "time to pass");

  private final long nanos;
  private final boolean isTimeout;

  DelayedAction(long nanos, Callable<V> callable) {
    this(nanos, callable, false);
  }

  private DelayedAction(long nanos, Callable<V> callable, boolean isTimeout) {
    super(callable, true);
    this.nanos = nanos;
    this.isTimeout = isTimeout;
  }

  static DelayedAction<Object> of(long nanos, Runnable action) {
    return new DelayedAction<>(nanos, Executors.callable(action));
  }

  /** What is done because something has taken too long. */
  static DelayedAction<Object> timeout(long nanos, Runnable action) {
    return new DelayedAction<>(Math.max(nanos, 0), Executors.callable(action), true);
  }

  @Override
  protected boolean exec() {
    try {
      if (isTimeout) {
        Waits.awaitResult(this, TIME, nanos, SITE);
      } else {
        TimeUnit.NANOSECONDS.sleep(nanos);
      }
    } catch (InterruptedException _) {
      cancel(false);
    }
    return isDone() || super.exec();
  }

  @Override
  public long getDelay(TimeUnit unit) {
    return unit.convert(nanos, TimeUnit.NANOSECONDS);
  }

  /**
   * Asks no other sort of task for its delay: then every program with futures could see the time.
   */
  @Override
  public int compareTo(Delayed other) {
    if (other instanceof DelayedAction<?> action) {
      return Long.compare(nanos, action.nanos);
    }
    throw Steps.refused("comparing the delays of different sorts of tasks", "");
  }
}

package io.mazurka.jvm.substitute;

import java.util.concurrent.Delayed;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Something that a thread of a fork-join pool does after some time. */
final class DelayedAction extends ForkJoinTask<@Nullable Void>
    implements ScheduledFuture<@Nullable Void> {

  private final long nanos;
  private final Runnable action;

  DelayedAction(long nanos, Runnable action) {
    this.nanos = nanos;
    this.action = action;
  }

  @Override
  public @Nullable Void getRawResult() {
    return null;
  }

  @Override
  protected void setRawResult(@Nullable Void value) {}

  @Override
  protected boolean exec() {
    try {
      TimeUnit.NANOSECONDS.sleep(nanos);
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
    return unit.convert(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public int compareTo(Delayed other) {
    return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
  }
}

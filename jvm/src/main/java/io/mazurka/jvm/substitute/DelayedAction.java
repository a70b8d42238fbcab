package io.mazurka.jvm.substitute;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Something that a thread of a fork-join pool does after some time. */
final class DelayedAction extends ForkJoinTask<@Nullable Void> {

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
    action.run();
    return true;
  }
}

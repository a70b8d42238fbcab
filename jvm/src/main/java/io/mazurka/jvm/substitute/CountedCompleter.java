package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import org.jspecify.annotations.Nullable;

/**
 * A task that is complete when all those are that it waits for; for {@code
 * java.util.concurrent.CountedCompleter}. What it does with its count of pending tasks is one step
 * each time.
 */
public abstract class CountedCompleter<T extends @Nullable Object> extends ForkJoinTask<T> {

  private final @Nullable CountedCompleter<?> completer;
  private int pending;

  protected CountedCompleter(@Nullable CountedCompleter<?> completer, int initialPendingCount) {
    this.completer = completer;
    this.pending = initialPendingCount;
  }

  protected CountedCompleter(@Nullable CountedCompleter<?> completer) {
    this(completer, 0);
  }

  protected CountedCompleter() {
    this(null, 0);
  }

  public abstract void compute();

  public void onCompletion(CountedCompleter<?> caller) {}

  public boolean onExceptionalCompletion(Throwable thrown, CountedCompleter<?> caller) {
    return true;
  }

  public final @Nullable CountedCompleter<?> getCompleter() {
    return completer;
  }

  public final CountedCompleter<?> getRoot() {
    CountedCompleter<?> root = this;
    for (CountedCompleter<?> next = this; next != null; next = next.completer) {
      root = next;
    }
    return root;
  }

  public final int getPendingCount() {
    Steps.look(this, Steps.STATE, SITE);
    return pending;
  }

  public final void setPendingCount(int count) {
    Steps.change(this, Steps.STATE, SITE);
    pending = count;
  }

  public final void addToPendingCount(int delta) {
    Steps.change(this, Steps.STATE, SITE);
    pending += delta;
  }

  public final boolean compareAndSetPendingCount(int expected, int count) {
    Steps.change(this, Steps.STATE, SITE);
    if (pending != expected) {
      return false;
    }
    pending = count;
    return true;
  }

  public final int decrementPendingCountUnlessZero() {
    Steps.change(this, Steps.STATE, SITE);
    return pending == 0 ? 0 : pending--;
  }

  public final void tryComplete() {
    complete(true);
  }

  public final void propagateCompletion() {
    complete(false);
  }

  /** Takes one from the count, or completes the task and goes on with the one that waits for it. */
  private void complete(boolean calling) {
    CountedCompleter<?> caller = this;
    for (CountedCompleter<?> task = this; task != null; task = task.completer) {
      if (task.decrementPendingCountUnlessZero() != 0) {
        return;
      }
      if (calling) {
        task.onCompletion(caller);
      }
      caller = task;
    }
    caller.quietlyComplete();
  }

  @Override
  public void complete(T rawResult) {
    setRawResult(rawResult);
    onCompletion(this);
    quietlyComplete();
    if (completer != null) {
      completer.tryComplete();
    }
  }

  @Override
  public void completeExceptionally(Throwable thrown) {
    super.completeExceptionally(thrown);
    failWaiting(thrown);
  }

  /** Those that wait for the task fail with it, as long as they agree and are not over. */
  private void failWaiting(Throwable thrown) {
    CountedCompleter<?> caller = this;
    CountedCompleter<?> task = this;
    while (task.onExceptionalCompletion(thrown, caller)) {
      caller = task;
      task = task.completer;
      if (task == null || task.isDone()) {
        return;
      }
      task.failAlone(thrown);
    }
  }

  private void failAlone(Throwable thrown) {
    super.completeExceptionally(thrown);
  }

  public final @Nullable CountedCompleter<?> firstComplete() {
    return decrementPendingCountUnlessZero() == 0 ? this : null;
  }

  public final @Nullable CountedCompleter<?> nextComplete() {
    if (completer != null) {
      return completer.firstComplete();
    }
    quietlyComplete();
    return null;
  }

  public final void quietlyCompleteRoot() {
    getRoot().quietlyComplete();
  }

  /** There is nothing to help with: every task that was forked has its thread. */
  public final void helpComplete(int maxTasks) {}

  @Override
  protected final boolean exec() {
    try {
      compute();
      return false;
    } catch (Throwable e) {
      completeExceptionally(e);
      throw e;
    }
  }

  @Override
  @SuppressWarnings("NullAway") // As in the JDK: there is no result unless a subclass has one.
  public T getRawResult() {
    return null;
  }

  @Override
  protected void setRawResult(T value) {}
}

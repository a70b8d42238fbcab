package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.RunnableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A task for a fork-join pool that is something else. If it is interruptible, then whoever cancels
 * it may interrupt the thread that runs it, as the JDK does with what is handed over from outside
 * the pool; which thread that is takes steps only where that happens.
 */
class AdaptedTask<T extends @Nullable Object> extends ForkJoinTask<T> implements RunnableFuture<T> {

  private final Callable<? extends T> callable;
  private final boolean interruptible;
  private @Nullable T result;
  private @Nullable Thread runner;

  AdaptedTask(Callable<? extends T> callable, boolean interruptible) {
    this.callable = Objects.requireNonNull(callable);
    this.interruptible = interruptible;
  }

  @Override
  @SuppressWarnings("NullAway") // The result is null only if that is the result.
  public T getRawResult() {
    return result;
  }

  @Override
  protected void setRawResult(T value) {
    result = value;
  }

  @Override
  protected boolean exec() {
    if (interruptible && !inForkJoinPool()) {
      // As in the JDK, whoever runs the task forgets that it was interrupted; a worker is not yet.
      var _ = Thread.interrupted();
    }
    if (interruptible && Steps.tasksAreInterrupted()) {
      runInterruptibly();
    } else {
      call();
    }
    return true;
  }

  private void runInterruptibly() {
    runBy(Thread.currentThread());
    try {
      if (!isDone()) {
        call();
      }
    } finally {
      runBy(null);
    }
  }

  private void runBy(@Nullable Thread thread) {
    Steps.change(this, Steps.STATE, SITE);
    runner = thread;
  }

  private void call() {
    try {
      result = callable.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw interruptible ? ForkJoinTask.<RuntimeException>asIs(e) : new RuntimeException(e);
    }
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    if (cancels() && interruptible && mayInterruptIfRunning) {
      Steps.interruptTasks();
      Steps.look(this, Steps.STATE, SITE);
      Thread thread = runner;
      if (thread != null) {
        thread.interrupt();
      }
    }
    return isCancelledNow();
  }

  @Override
  boolean isRunByPoolOnly() {
    return interruptible;
  }

  @Override
  public void run() {
    invoke();
  }
}

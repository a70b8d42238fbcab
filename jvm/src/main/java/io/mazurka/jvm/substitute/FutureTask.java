package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A task with a result to wait for; for {@code java.util.concurrent.FutureTask}. Who may run the
 * task and what became of it are two variables, so that waiting for the result does not depend on
 * when the task begins.
 */
public class FutureTask<V extends @Nullable Object> implements RunnableFuture<V> {

  private enum Stage {
    NEW,
    SUCCESSFUL,
    FAILED,
    CANCELLED,
    INTERRUPTING,
    INTERRUPTED
  }

  private @Nullable Callable<V> callable;
  private @Nullable Thread runner;
  private Stage stage = Stage.NEW;
  private @Nullable V value;
  private @Nullable Throwable failure;

  public FutureTask(Callable<V> callable) {
    this.callable = Objects.requireNonNull(callable);
  }

  public FutureTask(Runnable runnable, V result) {
    this.callable = Executors.callable(runnable, result);
  }

  private boolean isOver() {
    return stage != Stage.NEW;
  }

  @Override
  public boolean isCancelled() {
    Steps.look(this, Steps.RESULT, SITE);
    return isCancelledNow();
  }

  /** The same as part of a step. */
  final boolean isCancelledNow() {
    return stage.ordinal() >= Stage.CANCELLED.ordinal();
  }

  /** Whether there is a result, as part of a step. */
  final boolean isSuccessfulNow() {
    return stage == Stage.SUCCESSFUL;
  }

  @Override
  public boolean isDone() {
    Steps.look(this, Steps.RESULT, SITE);
    return isOver();
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    Steps.changeIf(
        () -> !isOver(),
        SITE,
        new Steps.Part(this, Steps.STATE),
        new Steps.Part(this, Steps.RESULT));
    if (isOver()) {
      return false;
    }
    stage = mayInterruptIfRunning ? Stage.INTERRUPTING : Stage.CANCELLED;
    if (mayInterruptIfRunning) {
      interruptRunner();
      Steps.change(this, Steps.STATE, SITE);
      stage = Stage.INTERRUPTED;
    }
    over();
    return true;
  }

  /** Interrupts whoever runs the task, unless it has come to its end by itself by now. */
  private void interruptRunner() {
    if (runner != null) {
      Steps.look(this, Steps.STATE, SITE);
      Thread running = runner;
      if (running != null) {
        running.interrupt();
      }
    }
  }

  @Override
  public V get() throws InterruptedException, ExecutionException {
    Waits.awaitResult(this, result(), Waits.FOR_EVER, SITE);
    return report();
  }

  @Override
  public V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (!Waits.awaitResult(this, result(), Math.max(0, unit.toNanos(timeout)), SITE)) {
      throw new TimeoutException();
    }
    return report();
  }

  private Waits.Need result() {
    return new Waits.Need(this::isOver, () -> "the result of " + Steps.name(this));
  }

  @SuppressWarnings("NullAway") // The value is null only if that is the result.
  private V report() throws ExecutionException {
    if (isCancelledNow()) {
      throw new CancellationException();
    }
    if (stage == Stage.FAILED) {
      throw new ExecutionException(failure);
    }
    return value;
  }

  @Override
  @SuppressWarnings("NullAway") // The value is null only if that is the result.
  public V resultNow() {
    return switch (state()) {
      case SUCCESS -> value;
      case FAILED -> throw new IllegalStateException("Task completed with exception");
      case CANCELLED -> throw new IllegalStateException("Task was cancelled");
      default -> throw new IllegalStateException("Task has not completed");
    };
  }

  @Override
  public Throwable exceptionNow() {
    return switch (state()) {
      case FAILED -> Objects.requireNonNull(failure);
      case SUCCESS -> throw new IllegalStateException("Task completed with a result");
      case CANCELLED -> throw new IllegalStateException("Task was cancelled");
      default -> throw new IllegalStateException("Task has not completed");
    };
  }

  @Override
  public State state() {
    Steps.look(this, Steps.RESULT, SITE);
    return switch (stage) {
      case NEW -> State.RUNNING;
      case SUCCESSFUL -> State.SUCCESS;
      case FAILED -> State.FAILED;
      default -> State.CANCELLED;
    };
  }

  /** Called when the task is over, for subclasses. */
  protected void done() {}

  protected void set(V result) {
    Steps.changeIf(() -> !isOver(), SITE, new Steps.Part(this, Steps.RESULT));
    if (!isOver()) {
      value = result;
      stage = Stage.SUCCESSFUL;
      over();
    }
  }

  protected void setException(Throwable thrown) {
    Steps.changeIf(() -> !isOver(), SITE, new Steps.Part(this, Steps.RESULT));
    if (!isOver()) {
      failure = thrown;
      stage = Stage.FAILED;
      over();
    }
  }

  private void over() {
    done();
    callable = null;
  }

  @Override
  public void run() {
    Steps.change(this, Steps.STATE, SITE);
    Callable<V> task = begin();
    if (task == null) {
      return;
    }
    try {
      V result;
      try {
        result = task.call();
      } catch (Throwable e) {
        setException(e);
        return;
      }
      set(result);
    } finally {
      stop();
    }
  }

  /** Runs the task without keeping its result; returns whether it can be run again. */
  protected boolean runAndReset() {
    changeForNow();
    Callable<V> task = begin();
    if (task == null) {
      return false;
    }
    boolean ran = false;
    try {
      task.call();
      changeForNow();
      ran = true;
    } catch (Throwable e) {
      setException(e);
    } finally {
      stop();
    }
    return ran && !isOver();
  }

  /** A round leaves the task as it was. */
  private void changeForNow() {
    Steps.changeForNow(() -> true, SITE, new Steps.Part(this, Steps.STATE));
  }

  /** The task, if it is the running thread that is to run it. */
  private @Nullable Callable<V> begin() {
    if (isOver() || runner != null) {
      return null;
    }
    runner = Thread.currentThread();
    return callable;
  }

  /** Does not leave before an interrupt that was meant for the task has arrived. */
  private void stop() {
    if (stage == Stage.INTERRUPTING) {
      Steps.change(this, Steps.STATE, SITE);
      runner = null;
      Waits.await(
          this,
          new Waits.Need(
              () -> stage != Stage.INTERRUPTING, () -> "the interrupt of " + Steps.name(this)),
          SITE);
    }
    runner = null;
  }

  @Override
  public String toString() {
    Callable<V> task = callable;
    String status =
        switch (state()) {
          case SUCCESS -> "[Completed normally]";
          case FAILED -> "[Completed exceptionally: " + failure + "]";
          case CANCELLED -> "[Cancelled]";
          default -> task == null ? "[Not completed]" : "[Not completed, task = " + task + "]";
        };
    return super.toString() + status;
  }
}

package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A task that can be forked and joined; for {@code java.util.concurrent.ForkJoinTask}. A forked
 * task gets a thread of its own at once: whatever tasks can do at the same time in some pool, they
 * can do here.
 */
public abstract class ForkJoinTask<V extends @Nullable Object> implements Future<V> {

  private enum Stage {
    NEW,
    SUCCESSFUL,
    FAILED,
    CANCELLED
  }

  private Stage stage = Stage.NEW;
  private @Nullable Throwable failure;
  private short tag;

  protected ForkJoinTask() {}

  public abstract V getRawResult();

  protected abstract void setRawResult(V value);

  protected abstract boolean exec();

  private boolean isOver() {
    return stage != Stage.NEW;
  }

  /** How a task ended. */
  private record Ending(Stage how, @Nullable Throwable thrown) {}

  /** Runs the task as the only one of a thread of the pool's, which has a task less then. */
  final void runIn(ForkJoinPool pool, boolean asLastStep) {
    Ending ending = execute();
    Steps.Part[] parts = {
      new Steps.Part(this, Steps.RESULT), Steps.Part.counted(pool, Steps.RESULT)
    };
    Runnable change =
        () -> {
          pool.running--;
          settle(ending);
        };
    if (asLastStep) {
      Steps.changeAtEnd(change, parts);
    } else {
      Steps.change(SITE, parts);
      change.run();
    }
  }

  private Ending execute() {
    try {
      return new Ending(!isOverAlready() && exec() ? Stage.SUCCESSFUL : Stage.NEW, null);
    } catch (Throwable e) {
      return new Ending(Stage.FAILED, e);
    }
  }

  /** Whether somebody has ended the task before it began. */
  boolean isOverAlready() {
    return isDone();
  }

  /** Ends the task, unless it is over. */
  private void end(Stage how, @Nullable Throwable thrown) {
    Steps.change(this, Steps.RESULT, SITE);
    settle(new Ending(how, thrown));
  }

  private void settle(Ending ending) {
    if (!isOver()) {
      stage = ending.how;
      failure = ending.thrown;
    }
  }

  public final ForkJoinTask<V> fork() {
    start();
    return this;
  }

  private void start() {
    ForkJoinPool pool = getPool();
    (pool == null ? ForkJoinPool.commonPool() : pool).run(this);
  }

  public final V join() {
    quietlyJoin();
    return reportUnchecked();
  }

  public final V invoke() {
    quietlyInvoke();
    return reportUnchecked();
  }

  public final void quietlyInvoke() {
    Ending ending = execute();
    end(ending.how, ending.thrown);
    quietlyJoin();
  }

  public final void quietlyJoin() {
    ForkJoinPool pool = restingIn();
    if (pool == null) {
      Waits.awaitResult(this, result(), SITE);
    } else {
      pool.rest(1);
      Waits.awaitResult(this, result(), SITE);
      pool.rest(-1);
    }
  }

  public final boolean quietlyJoin(long timeout, TimeUnit unit) throws InterruptedException {
    return await(Math.max(0, unit.toNanos(timeout)));
  }

  private boolean await(long nanos) throws InterruptedException {
    ForkJoinPool pool = restingIn();
    if (pool == null) {
      return Waits.awaitResult(this, result(), nanos, SITE);
    }
    pool.rest(1);
    try {
      return Waits.awaitResult(this, result(), nanos, SITE);
    } finally {
      pool.rest(-1);
    }
  }

  /** The pool of the running thread, if it matters that who waits for a task is not active. */
  private static @Nullable ForkJoinPool restingIn() {
    return Steps.tasksAreLookedAt() ? getPool() : null;
  }

  @Override
  public final V get() throws InterruptedException, ExecutionException {
    await(Waits.FOR_EVER);
    return report();
  }

  @Override
  public final V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (!await(Math.max(0, unit.toNanos(timeout)))) {
      throw new TimeoutException();
    }
    return report();
  }

  private Waits.Need result() {
    return new Waits.Need(this::isOver, () -> "the result of " + Steps.name(this));
  }

  private V report() throws ExecutionException {
    if (stage == Stage.CANCELLED) {
      throw new CancellationException();
    }
    if (stage == Stage.FAILED) {
      throw new ExecutionException(failure);
    }
    return getRawResult();
  }

  private V reportUnchecked() {
    if (stage == Stage.CANCELLED) {
      throw new CancellationException();
    }
    if (stage == Stage.FAILED) {
      throw ForkJoinTask.<RuntimeException>asIs(Objects.requireNonNull(failure));
    }
    return getRawResult();
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Erased: nothing is cast.
  private static <T extends Throwable> T asIs(Throwable thrown) throws T {
    throw (T) thrown;
  }

  public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
    second.start();
    first.invoke();
    second.join();
  }

  public static void invokeAll(ForkJoinTask<?>... tasks) {
    invokeAll(List.of(tasks));
  }

  public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    List<T> all = new ArrayList<>(tasks);
    for (T task : all.subList(Math.min(1, all.size()), all.size())) {
      ((ForkJoinTask<?>) task).start();
    }
    if (!all.isEmpty()) {
      all.getFirst().quietlyInvoke();
    }
    for (T task : all) {
      task.join();
    }
    return tasks;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    end(Stage.CANCELLED, null);
    return stage == Stage.CANCELLED;
  }

  @Override
  public final boolean isDone() {
    Steps.look(this, Steps.RESULT, SITE);
    return isOver();
  }

  @Override
  public final boolean isCancelled() {
    return isDone() && stage == Stage.CANCELLED;
  }

  public final boolean isCompletedAbnormally() {
    return isDone() && stage != Stage.SUCCESSFUL;
  }

  public final boolean isCompletedNormally() {
    return isDone() && stage == Stage.SUCCESSFUL;
  }

  @Override
  public State state() {
    if (!isDone()) {
      return State.RUNNING;
    }
    return switch (stage) {
      case SUCCESSFUL -> State.SUCCESS;
      case FAILED -> State.FAILED;
      default -> State.CANCELLED;
    };
  }

  public final @Nullable Throwable getException() {
    return isCancelled() ? new CancellationException() : failure;
  }

  public void completeExceptionally(Throwable thrown) {
    boolean unchecked = thrown instanceof RuntimeException || thrown instanceof Error;
    end(Stage.FAILED, unchecked ? thrown : new RuntimeException(thrown));
  }

  public void complete(V value) {
    try {
      setRawResult(value);
    } catch (Throwable e) {
      end(Stage.FAILED, e);
      return;
    }
    end(Stage.SUCCESSFUL, null);
  }

  public final void quietlyComplete() {
    end(Stage.SUCCESSFUL, null);
  }

  public void reinitialize() {
    Steps.change(this, Steps.RESULT, SITE);
    stage = Stage.NEW;
    failure = null;
  }

  public static void helpQuiesce() {
    ForkJoinPool pool = getPool();
    (pool == null ? ForkJoinPool.commonPool() : pool)
        .awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
  }

  public static @Nullable ForkJoinPool getPool() {
    return Thread.currentThread() instanceof ForkJoinWorkerThread worker ? worker.pool : null;
  }

  public static boolean inForkJoinPool() {
    return Thread.currentThread() instanceof ForkJoinWorkerThread;
  }

  public final short getForkJoinTaskTag() {
    Steps.look(this, Steps.STATE, SITE);
    return tag;
  }

  public final short setForkJoinTaskTag(short newValue) {
    Steps.change(this, Steps.STATE, SITE);
    short old = tag;
    tag = newValue;
    return old;
  }

  public final boolean compareAndSetForkJoinTaskTag(short expected, short newValue) {
    Steps.change(this, Steps.STATE, SITE);
    if (tag != expected) {
      return false;
    }
    tag = newValue;
    return true;
  }

  public static ForkJoinTask<?> adapt(Runnable runnable) {
    return new Adapted<>(Executors.callable(runnable));
  }

  public static <T extends @Nullable Object> ForkJoinTask<T> adapt(Runnable runnable, T result) {
    return new Adapted<>(Executors.callable(runnable, result));
  }

  public static <T extends @Nullable Object> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
    return new Adapted<T>(callable);
  }

  /** A task that is something else. */
  static final class Adapted<T extends @Nullable Object> extends ForkJoinTask<T>
      implements RunnableFuture<T> {

    private final Callable<? extends T> callable;
    private @Nullable T result;

    Adapted(Callable<? extends T> callable) {
      this.callable = Objects.requireNonNull(callable);
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
      try {
        result = callable.call();
        return true;
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new RuntimeException(e);
      }
    }

    @Override
    public void run() {
      invoke();
    }
  }
}

package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.ThrownElsewhere;
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
  private @Nullable Thread thrower;
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
    Ending ending = pool.isStopped() ? new Ending(Stage.CANCELLED, null) : execute();
    if (asLastStep) {
      Steps.changeAtEnd(
          () -> {
            pool.leave();
            settle(ending);
          },
          new Steps.Part(this, Steps.RESULT),
          Steps.Part.counted(pool, Steps.RESULT));
    } else {
      end(ending.how, ending.thrown);
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

  /** Ends the task, unless it is over; returns whether it was not. */
  private boolean end(Stage how, @Nullable Throwable thrown) {
    Steps.change(this, Steps.RESULT, SITE);
    return settle(new Ending(how, thrown));
  }

  private boolean settle(Ending ending) {
    boolean first = !isOver();
    if (first) {
      stage = ending.how;
      failure = ending.thrown;
      thrower = ending.thrown == null ? null : Thread.currentThread();
    }
    return first;
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
    ForkJoinPool pool = getPool();
    rest(pool, 1);
    Waits.awaitResult(this, result(pool), SITE, stop(pool));
    rest(pool, -1);
    cancelIfStopped();
  }

  public final boolean quietlyJoin(long timeout, TimeUnit unit) throws InterruptedException {
    return await(Math.max(0, unit.toNanos(timeout)));
  }

  public final boolean quietlyJoinUninterruptibly(long timeout, TimeUnit unit) {
    long nanos = Math.max(0, unit.toNanos(timeout));
    return Waits.await(this, result(null), nanos, SITE, Steps.Part.looked(this, Steps.RESULT));
  }

  private boolean await(long nanos) throws InterruptedException {
    ForkJoinPool pool = getPool();
    rest(pool, 1);
    boolean inTime;
    try {
      inTime = Waits.awaitResult(this, result(pool), nanos, SITE, stop(pool));
    } finally {
      rest(pool, -1);
    }
    if (inTime) {
      cancelIfStopped();
    }
    return inTime;
  }

  /** Who waits for a task is not active, where that matters. */
  private static void rest(@Nullable ForkJoinPool pool, int tasks) {
    if (pool != null && Steps.tasksAreLookedAt()) {
      pool.unfinished.rest(tasks);
    }
  }

  /** A pool that is stopped does not let its threads wait for tasks. */
  private Waits.Need result(@Nullable ForkJoinPool pool) {
    return new Waits.Need(
        () -> isOver() || pool != null && pool.stopped, () -> "the result of " + Steps.name(this));
  }

  private static Steps.Part[] stop(@Nullable ForkJoinPool pool) {
    return pool == null || !Steps.tasksAreInterrupted()
        ? new Steps.Part[0]
        : new Steps.Part[] {Steps.Part.looked(pool, Steps.STATE)};
  }

  private void cancelIfStopped() {
    if (!isOver()) {
      cancel(true);
    }
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

  private V report() throws ExecutionException {
    if (stage == Stage.CANCELLED) {
      throw new CancellationException();
    }
    if (stage == Stage.FAILED) {
      throw new ExecutionException(failureForMe());
    }
    return getRawResult();
  }

  private V reportUnchecked() {
    if (stage == Stage.CANCELLED) {
      throw new CancellationException();
    }
    if (stage == Stage.FAILED) {
      throw ForkJoinTask.<RuntimeException>asIs(failureForMe());
    }
    return getRawResult();
  }

  /** What the task threw; whoever did not run it gets a copy. */
  private Throwable failureForMe() {
    Throwable original = Objects.requireNonNull(failure);
    return thrower == Thread.currentThread() || hasHelped()
        ? original
        : ThrownElsewhere.copyOf(original);
  }

  /**
   * Whether the running thread has run the task itself while it waited for it. In Java it may do so
   * for tasks of its own pool, and of the common pool if it has none; here that is a choice.
   */
  private boolean hasHelped() {
    ForkJoinPool pool = getPool();
    ForkJoinPool helped = pool == null ? ForkJoinPool.commonPool() : pool;
    if (!(thrower instanceof ForkJoinWorkerThread worker)
        || worker.pool != helped
        || pool == null && isRunByPoolOnly()) {
      return false;
    }
    Steps.changeEither(() -> 2, SITE, Steps.Part.looked(this, Steps.RESULT));
    return Steps.choice() == 0;
  }

  /** Whether nobody outside the pool helps with the task. */
  boolean isRunByPoolOnly() {
    return false;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Erased: nothing is cast.
  static <T extends Throwable> T asIs(Throwable thrown) throws T {
    throw (T) thrown;
  }

  public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
    invokeAll(List.of(first, second));
  }

  public static void invokeAll(ForkJoinTask<?>... tasks) {
    invokeAll(List.of(tasks));
  }

  /** If one of the tasks fails, those that are not over are cancelled. */
  public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    List<T> all = new ArrayList<>(tasks);
    if (all.isEmpty()) {
      return tasks;
    }
    List<T> others = all.subList(1, all.size());
    for (T task : others) {
      ((ForkJoinTask<?>) task).start();
    }
    try {
      all.getFirst().invoke();
      for (T task : others) {
        task.join();
      }
    } catch (Throwable e) {
      for (T task : others) {
        task.cancel(false);
      }
      throw e;
    }
    return tasks;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    cancels();
    return isCancelledNow();
  }

  /** Cancels the task, unless it is over; returns whether it was not. */
  final boolean cancels() {
    return end(Stage.CANCELLED, null);
  }

  /** Whether the task is cancelled, as part of a step. */
  final boolean isCancelledNow() {
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

  @Override
  public Throwable exceptionNow() {
    if (state() != State.FAILED) {
      throw new IllegalStateException();
    }
    return failureForMe();
  }

  public final @Nullable Throwable getException() {
    if (isCancelled()) {
      return new CancellationException();
    }
    return failure == null ? null : failureForMe();
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
    return new AdaptedTask<>(Executors.callable(runnable), false);
  }

  public static <T extends @Nullable Object> ForkJoinTask<T> adapt(Runnable runnable, T result) {
    return new AdaptedTask<>(Executors.callable(runnable, result), false);
  }

  public static <T extends @Nullable Object> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
    return new AdaptedTask<T>(callable, false);
  }

  public static ForkJoinTask<?> adaptInterruptible(Runnable runnable) {
    return new AdaptedTask<>(Executors.callable(runnable), true);
  }

  public static <T extends @Nullable Object> ForkJoinTask<T> adaptInterruptible(
      Runnable runnable, T result) {
    return new AdaptedTask<>(Executors.callable(runnable, result), true);
  }

  public static <T extends @Nullable Object> ForkJoinTask<T> adaptInterruptible(
      Callable<? extends T> callable) {
    return new AdaptedTask<T>(callable, true);
  }
}

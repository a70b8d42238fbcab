package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A pool that starts a daemon thread for every task; for {@code java.util.concurrent.ForkJoinPool}.
 * How many threads a real one has, and who steals from whom, is left open: the tasks can do
 * everything here that they can do there at the same time.
 */
public class ForkJoinPool extends AbstractExecutorService implements ScheduledExecutorService {

  private static final int PARALLELISM = 2;

  /** What makes threads. */
  public interface ForkJoinWorkerThreadFactory {
    @Nullable ForkJoinWorkerThread newThread(ForkJoinPool pool);
  }

  /** Something to wait for. */
  public interface ManagedBlocker {
    boolean block() throws InterruptedException;

    boolean isReleasable();
  }

  public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory =
      ForkJoinWorkerThread::new;

  private static int pools;
  private static final ForkJoinPool COMMON = new ForkJoinPool("ForkJoinPool.commonPool", 1);

  private final String name;
  private final int parallelism;
  private final ForkJoinWorkerThreadFactory factory;
  private final Thread.@Nullable UncaughtExceptionHandler handler;
  private final boolean asyncMode;
  private boolean shutdown;

  /** How many tasks are not over. */
  int running;

  /** How many of them wait for the others. */
  private int resting;

  int threads;

  public ForkJoinPool() {
    this(PARALLELISM);
  }

  public ForkJoinPool(int parallelism) {
    this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
  }

  public ForkJoinPool(
      int parallelism,
      ForkJoinWorkerThreadFactory factory,
      Thread.@Nullable UncaughtExceptionHandler handler,
      boolean asyncMode) {
    if (parallelism <= 0) {
      throw new IllegalArgumentException();
    }
    this.name = "ForkJoinPool-" + ++pools;
    this.parallelism = parallelism;
    this.factory = Objects.requireNonNull(factory);
    this.handler = handler;
    this.asyncMode = asyncMode;
  }

  private ForkJoinPool(String name, int parallelism) {
    this.name = name;
    this.parallelism = parallelism;
    this.factory = defaultForkJoinWorkerThreadFactory;
    this.handler = null;
    this.asyncMode = false;
  }

  public static ForkJoinPool commonPool() {
    return COMMON;
  }

  static ForkJoinPool asyncCommonPool() {
    return COMMON;
  }

  /** The name of the next thread. */
  String nextName() {
    return name + "-worker-" + ++threads;
  }

  /** Starts a task. */
  void run(ForkJoinTask<?> task) {
    Objects.requireNonNull(task);
    Steps.count(this, Steps.RESULT, SITE);
    if (shutdown) {
      throw new RejectedExecutionException();
    }
    running++;
    ForkJoinWorkerThread thread = factory.newThread(this);
    if (thread == null) {
      Steps.count(this, Steps.RESULT, SITE);
      running--;
      throw new RejectedExecutionException("no thread");
    }
    thread.task = task;
    if (handler != null) {
      thread.setUncaughtExceptionHandler(handler);
    }
    thread.start();
    Steps.beginBeforeEnd(thread);
  }

  public <T extends @Nullable Object> T invoke(ForkJoinTask<T> task) {
    run(task);
    return task.join();
  }

  public void execute(ForkJoinTask<?> task) {
    run(task);
  }

  @Override
  public void execute(Runnable task) {
    run(task instanceof ForkJoinTask<?> forked ? forked : new Unattended(task));
  }

  /** A task whose end nobody can wait for. */
  private static final class Unattended extends ForkJoinTask<@Nullable Void> {

    private final Runnable task;

    Unattended(Runnable task) {
      this.task = task;
    }

    @Override
    boolean isOverAlready() {
      return false;
    }

    @Override
    public @Nullable Void getRawResult() {
      return null;
    }

    @Override
    protected void setRawResult(@Nullable Void value) {}

    @Override
    protected boolean exec() {
      task.run();
      return true;
    }
  }

  public <T extends @Nullable Object> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
    run(task);
    return task;
  }

  @Override
  public <T extends @Nullable Object> ForkJoinTask<T> submit(Callable<T> task) {
    return submit(ForkJoinTask.<T>adapt(task));
  }

  @Override
  public <T extends @Nullable Object> ForkJoinTask<T> submit(Runnable task, T result) {
    return submit(ForkJoinTask.adapt(task, result));
  }

  @Override
  public ForkJoinTask<?> submit(Runnable task) {
    ForkJoinTask<?> forked = task instanceof ForkJoinTask<?> own ? own : ForkJoinTask.adapt(task);
    run(forked);
    return forked;
  }

  /** Does something later, on a thread of its own. */
  @Override
  public ScheduledFuture<?> schedule(Runnable action, long delay, TimeUnit unit) {
    DelayedAction delayed = new DelayedAction(unit.toNanos(delay), action);
    run(delayed);
    return delayed;
  }

  @Override
  public <V extends @Nullable Object> ScheduledFuture<V> schedule(
      Callable<V> task, long delay, TimeUnit unit) {
    throw noSchedule("schedule(Callable, long, TimeUnit)");
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(
      Runnable task, long first, long period, TimeUnit unit) {
    throw noSchedule("scheduleAtFixedRate(Runnable, long, long, TimeUnit)");
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(
      Runnable task, long first, long delay, TimeUnit unit) {
    throw noSchedule("scheduleWithFixedDelay(Runnable, long, long, TimeUnit)");
  }

  private static RuntimeException noSchedule(String call) {
    return Steps.refused(
        "java.util.concurrent.ForkJoinPool." + call,
        "Use a java.util.concurrent.ScheduledThreadPoolExecutor instead.");
  }

  @Override
  public void shutdown() {
    if (this != COMMON) {
      Steps.change(this, Steps.RESULT, SITE);
      shutdown = true;
    }
  }

  @Override
  public List<Runnable> shutdownNow() {
    shutdown();
    return List.of();
  }

  @Override
  public boolean isShutdown() {
    Steps.look(this, Steps.RESULT, SITE);
    return shutdown;
  }

  public boolean isTerminating() {
    return isShutdown() && !isTerminated();
  }

  @Override
  public boolean isTerminated() {
    Steps.look(this, Steps.RESULT, SITE);
    return isOver();
  }

  private boolean isOver() {
    return shutdown && running == 0;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    if (this == COMMON) {
      awaitQuiescence(timeout, unit);
      return false;
    }
    Waits.Need end = new Waits.Need(this::isOver, () -> "the end of " + Steps.name(this));
    return Waits.awaitResult(this, end, Waits.patience(timeout, unit), SITE);
  }

  public boolean awaitQuiescence(long timeout, TimeUnit unit) {
    Steps.lookAtTasks();
    if (ForkJoinTask.getPool() != this) {
      return awaitRest(timeout, unit);
    }
    rest(1);
    boolean quiescent = awaitRest(timeout, unit);
    rest(-1);
    return quiescent;
  }

  /** One of the tasks begins to wait for others, or no longer does so. */
  void rest(int tasks) {
    Steps.change(this, Steps.RESULT, SITE);
    resting += tasks;
  }

  private boolean awaitRest(long timeout, TimeUnit unit) {
    Waits.Need rest = new Waits.Need(this::rests, () -> "the tasks of " + Steps.name(this));
    try {
      return Waits.awaitResult(this, rest, Waits.patience(timeout, unit), SITE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean rests() {
    return running == resting;
  }

  @Override
  public void close() {
    if (this != COMMON) {
      super.close();
    }
  }

  public boolean isQuiescent() {
    Steps.lookAtTasks();
    Steps.look(this, Steps.RESULT, SITE);
    return rests();
  }

  public int getParallelism() {
    return parallelism;
  }

  public static int getCommonPoolParallelism() {
    return COMMON.parallelism;
  }

  public boolean getAsyncMode() {
    return asyncMode;
  }

  public ForkJoinWorkerThreadFactory getFactory() {
    return factory;
  }

  public Thread.@Nullable UncaughtExceptionHandler getUncaughtExceptionHandler() {
    return handler;
  }

  public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
    while (!blocker.isReleasable() && !blocker.block()) {
      // As long as it takes.
    }
  }
}

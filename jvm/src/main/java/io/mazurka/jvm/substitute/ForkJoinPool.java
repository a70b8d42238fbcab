package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.ThrownElsewhere;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
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
  private int parallelism;
  private final ForkJoinWorkerThreadFactory factory;
  private final Thread.@Nullable UncaughtExceptionHandler handler;
  private final boolean asyncMode;
  private final List<Thread> workers = new ArrayList<>();
  final Unfinished unfinished = new Unfinished(this);
  private boolean shutdown;

  /** Whether tasks are not even begun any more. */
  boolean stopped;

  int threads;

  public ForkJoinPool() {
    this(PARALLELISM);
  }

  public ForkJoinPool(int parallelism) {
    this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
  }

  @SuppressWarnings("this-escape") // What counts its tasks looks back only when it is called.
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

  /** How many threads there are to be, and for how long, makes no difference here. */
  public ForkJoinPool(
      int parallelism,
      ForkJoinWorkerThreadFactory factory,
      Thread.@Nullable UncaughtExceptionHandler handler,
      boolean asyncMode,
      int corePoolSize,
      int maximumPoolSize,
      int minimumRunnable,
      @Nullable Predicate<? super ForkJoinPool> saturate,
      long keepAliveTime,
      TimeUnit unit) {
    this(parallelism, factory, handler, asyncMode);
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

  /** Starts a task. After a shutdown only the pool's own tasks have others started. */
  void run(ForkJoinTask<?> task) {
    Objects.requireNonNull(task);
    Steps.count(this, Steps.RESULT, SITE);
    if (shutdown && ForkJoinTask.getPool() != this) {
      throw new RejectedExecutionException();
    }
    unfinished.add();
    ForkJoinWorkerThread thread = factory.newThread(this);
    if (thread == null) {
      leaveNow();
      throw new RejectedExecutionException("no thread");
    }
    thread.task = task;
    if (Steps.tasksAreInterrupted()) {
      Operations.publish(this, thread);
      workers.add(thread);
    }
    if (handler != null) {
      thread.setUncaughtExceptionHandler(handler);
    }
    thread.start();
    Steps.beginBeforeEnd(thread);
  }

  /** A thread has done its task; part of its last step. */
  void leave() {
    unfinished.remove();
    workers.remove(Thread.currentThread());
  }

  /** The same as a step of its own. */
  void leaveNow() {
    Steps.count(this, Steps.RESULT, SITE);
    leave();
  }

  /** Whether a task that was to begin is cancelled instead. */
  boolean isStopped() {
    if (Steps.tasksAreInterrupted()) {
      Steps.look(this, Steps.STATE, SITE);
    }
    return stopped;
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
      this.task = Objects.requireNonNull(task);
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
      try {
        task.run();
      } catch (Throwable e) {
        Steps.uncaught(e);
      }
      return true;
    }
  }

  public <T extends @Nullable Object> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
    run(task);
    return task;
  }

  @Override
  public <T extends @Nullable Object> ForkJoinTask<T> submit(Callable<T> task) {
    return submit(adapted(task));
  }

  @Override
  public <T extends @Nullable Object> ForkJoinTask<T> submit(Runnable task, T result) {
    return submit(adapted(Executors.callable(task, result)));
  }

  /** Whoever cancels a task may interrupt it, unless a thread of a pool has handed it over. */
  private static <T extends @Nullable Object> ForkJoinTask<T> adapted(Callable<T> task) {
    return new AdaptedTask<T>(task, !ForkJoinTask.inForkJoinPool());
  }

  @Override
  public ForkJoinTask<?> submit(Runnable task) {
    ForkJoinTask<?> forked =
        task instanceof ForkJoinTask<?> own ? own : adapted(Executors.callable(task));
    run(forked);
    return forked;
  }

  public <T extends @Nullable Object> ForkJoinTask<T> externalSubmit(ForkJoinTask<T> task) {
    run(task);
    return task;
  }

  public <T extends @Nullable Object> ForkJoinTask<T> lazySubmit(ForkJoinTask<T> task) {
    run(task);
    return task;
  }

  public <T extends @Nullable Object> List<Future<T>> invokeAllUninterruptibly(
      Collection<? extends Callable<T>> tasks) {
    List<ForkJoinTask<T>> futures = new ArrayList<>();
    for (Callable<T> task : tasks) {
      futures.add(submit(ForkJoinTask.<T>adapt(task)));
    }
    futures.forEach(ForkJoinTask::quietlyJoin);
    return new ArrayList<>(futures);
  }

  @Override
  public <T extends @Nullable Object> T invokeAny(Collection<? extends Callable<T>> tasks)
      throws InterruptedException, ExecutionException {
    try {
      return super.invokeAny(tasks);
    } catch (ExecutionException e) {
      throw thrownElsewhere(e);
    }
  }

  @Override
  public <T extends @Nullable Object> T invokeAny(
      Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    try {
      return super.invokeAny(tasks, timeout, unit);
    } catch (ExecutionException e) {
      throw thrownElsewhere(e);
    }
  }

  private static ExecutionException thrownElsewhere(ExecutionException e) {
    Throwable cause = e.getCause();
    return cause == null ? e : new ExecutionException(ThrownElsewhere.copyOf(cause));
  }

  /** Does something later, on a thread of its own. */
  @Override
  public ScheduledFuture<?> schedule(Runnable action, long delay, TimeUnit unit) {
    return runLater(DelayedAction.of(unit.toNanos(delay), action));
  }

  @Override
  public <V extends @Nullable Object> ScheduledFuture<V> schedule(
      Callable<V> task, long delay, TimeUnit unit) {
    return runLater(new DelayedAction<>(unit.toNanos(delay), task));
  }

  private <V extends @Nullable Object> DelayedAction<V> runLater(DelayedAction<V> delayed) {
    run(delayed);
    return delayed;
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

  /** Interrupts the tasks that have begun; the others are cancelled when they would begin. */
  @Override
  public List<Runnable> shutdownNow() {
    if (this != COMMON) {
      Steps.interruptTasks();
      Steps.change(SITE, new Steps.Part(this, Steps.STATE), new Steps.Part(this, Steps.RESULT));
      shutdown = true;
      stopped = true;
      for (Thread worker : new ArrayList<>(workers)) {
        worker.interrupt();
      }
    }
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
    return shutdown && unfinished.isEmpty();
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
    return unfinished.awaitQuiescence(timeout, unit);
  }

  @Override
  public void close() {
    if (this != COMMON) {
      super.close();
    }
  }

  public boolean isQuiescent() {
    return unfinished.isQuiescent();
  }

  public int getParallelism() {
    Steps.look(this, Steps.STATE, SITE);
    return parallelism;
  }

  public int setParallelism(int size) {
    if (size <= 0) {
      throw new IllegalArgumentException();
    }
    Steps.change(this, Steps.STATE, SITE);
    int previous = parallelism;
    parallelism = size;
    return previous;
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

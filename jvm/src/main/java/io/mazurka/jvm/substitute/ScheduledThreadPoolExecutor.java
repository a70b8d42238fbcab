package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A pool of threads that run tasks when their time has come; for {@code
 * java.util.concurrent.ScheduledThreadPoolExecutor}. Steps are those of the pool without times; see
 * {@link Agenda} for what time is.
 */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor
    implements ScheduledExecutorService {

  private static final long KEEP_ALIVE_MILLIS = 10;
  private static final long MAX_DELAY = Long.MAX_VALUE / 4;

  private final Agenda agenda;
  private final WaitingTasks shown;
  private boolean keepsPeriodic;
  private boolean keepsDelayed = true;
  private boolean removesOnCancel;

  public ScheduledThreadPoolExecutor(int corePoolSize) {
    this(corePoolSize, Executors.defaultThreadFactory(), new AbortPolicy());
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
    this(corePoolSize, threadFactory, new AbortPolicy());
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
    this(corePoolSize, Executors.defaultThreadFactory(), handler);
  }

  public ScheduledThreadPoolExecutor(
      int corePoolSize, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
    this(corePoolSize, threadFactory, handler, new Agenda());
  }

  @SuppressWarnings("this-escape") // What is shown of the agenda looks back only when called.
  private ScheduledThreadPoolExecutor(
      int core, ThreadFactory factory, RejectedExecutionHandler handler, Agenda agenda) {
    super(
        core,
        Integer.MAX_VALUE,
        KEEP_ALIVE_MILLIS,
        TimeUnit.MILLISECONDS,
        agenda,
        factory,
        handler);
    this.agenda = agenda;
    this.shown = new WaitingTasks(this, agenda);
  }

  /** A time that is so much later. */
  static long later(long time, long delay) {
    return time + Math.min(Math.max(0, delay), MAX_DELAY);
  }

  private <V extends @Nullable Object> ScheduledTask<V> task(
      Callable<V> callable, long nanos, long period) {
    return new ScheduledTask<>(this, callable, later(Steps.now(), nanos), period);
  }

  private <V extends @Nullable Object> ScheduledFuture<V> handOver(
      ScheduledTask<V> task, RunnableScheduledFuture<V> outer) {
    task.outer = outer;
    switch (crew.enter(task)) {
      case Crew.Answer.Accepted _ -> {}
      case Crew.Answer.Rejected _ -> reject(outer);
      case Crew.Answer.NewWorker(Worker worker) -> start(worker);
    }
    return outer;
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
    ScheduledTask<Object> task = task(Executors.callable(command), unit.toNanos(delay), 0);
    return handOver(task, decorateTask(command, task));
  }

  @Override
  public <V extends @Nullable Object> ScheduledFuture<V> schedule(
      Callable<V> callable, long delay, TimeUnit unit) {
    ScheduledTask<V> task = task(Objects.requireNonNull(callable), unit.toNanos(delay), 0);
    return handOver(task, decorateTask(callable, task));
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(
      Runnable command, long initialDelay, long period, TimeUnit unit) {
    return periodic(command, unit.toNanos(initialDelay), unit.toNanos(period), 1);
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(
      Runnable command, long initialDelay, long delay, TimeUnit unit) {
    return periodic(command, unit.toNanos(initialDelay), unit.toNanos(delay), -1);
  }

  private ScheduledFuture<?> periodic(Runnable command, long initial, long period, int sign) {
    Objects.requireNonNull(command);
    if (period <= 0) {
      throw new IllegalArgumentException();
    }
    ScheduledTask<Object> task = task(Executors.callable(command), initial, sign * period);
    return handOver(task, decorateTask(command, task));
  }

  @Override
  public void execute(Runnable command) {
    var _ = schedule(command, 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public Future<?> submit(Runnable task) {
    return schedule(task, 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T extends @Nullable Object> Future<T> submit(Runnable task, T result) {
    return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T extends @Nullable Object> Future<T> submit(Callable<T> task) {
    return schedule(task, 0, TimeUnit.NANOSECONDS);
  }

  /** Changes or replaces a task, for subclasses. */
  protected <V extends @Nullable Object> RunnableScheduledFuture<V> decorateTask(
      Runnable runnable, RunnableScheduledFuture<V> task) {
    return task;
  }

  /** Changes or replaces a task, for subclasses. */
  protected <V extends @Nullable Object> RunnableScheduledFuture<V> decorateTask(
      Callable<V> callable, RunnableScheduledFuture<V> task) {
    return task;
  }

  /** Whether a task is run that a worker has taken. */
  boolean runs(ScheduledTask<?> task) {
    return task.isPeriodic() ? keeps(task, crew.closing.stage()) : !crew.closing.isStopped();
  }

  private boolean keeps(ScheduledTask<?> task, int stage) {
    return stage == Closing.RUNNING
        || stage == Closing.SHUTDOWN
            && (task.isPeriodic() ? keepsPeriodic : keepsDelayed || task.time <= Steps.now());
  }

  /** Puts a task back that has been run and is to be run again. */
  void again(ScheduledTask<?> task) {
    if (!crew.enterAgain(task)) {
      task.outer.cancel(false);
    }
  }

  @Override
  boolean takesBack(ScheduledTask<?> task) {
    return keeps(task, crew.closing.stage);
  }

  @Override
  void onShutdown() {
    List<RunnableScheduledFuture<?>> dropped =
        agenda.drop(task -> !takesBack(task) || task.isCancelledNow());
    for (RunnableScheduledFuture<?> task : dropped) {
      task.cancel(false);
    }
  }

  public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
    Steps.change(this, Steps.STATE, SITE);
    keepsPeriodic = value;
    dropIfShutdown(value);
  }

  public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
    Steps.look(this, Steps.STATE, SITE);
    return keepsPeriodic;
  }

  public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
    Steps.change(this, Steps.STATE, SITE);
    keepsDelayed = value;
    dropIfShutdown(value);
  }

  public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
    Steps.look(this, Steps.STATE, SITE);
    return keepsDelayed;
  }

  private void dropIfShutdown(boolean keeps) {
    if (!keeps && isShutdown()) {
      shutdown();
    }
  }

  public void setRemoveOnCancelPolicy(boolean value) {
    Steps.change(shown, Steps.STATE, SITE);
    removesOnCancel = value;
  }

  public boolean getRemoveOnCancelPolicy() {
    Steps.look(shown, Steps.STATE, SITE);
    return removesOnCancel;
  }

  @Override
  public BlockingQueue<Runnable> getQueue() {
    Steps.lookAtTasks();
    return shown;
  }
}

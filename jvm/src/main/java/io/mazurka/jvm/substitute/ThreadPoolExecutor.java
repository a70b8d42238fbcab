package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A pool of threads that run tasks from a queue; for {@code
 * java.util.concurrent.ThreadPoolExecutor}. To hand over a task, to take the next one or leave, and
 * to shut down are one step each.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {

  private static final RejectedExecutionHandler ABORT = new AbortPolicy();

  private final BlockingQueue<Runnable> workQueue;
  final Crew crew;
  private final Setting<ThreadFactory> threadFactory;
  private final Setting<RejectedExecutionHandler> handler;

  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue) {
    this(
        corePoolSize,
        maximumPoolSize,
        keepAliveTime,
        unit,
        workQueue,
        Executors.defaultThreadFactory(),
        ABORT);
  }

  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue,
      ThreadFactory threadFactory) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, ABORT);
  }

  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue,
      RejectedExecutionHandler handler) {
    this(
        corePoolSize,
        maximumPoolSize,
        keepAliveTime,
        unit,
        workQueue,
        Executors.defaultThreadFactory(),
        handler);
  }

  @SuppressWarnings("this-escape") // The crew looks back only when it is called.
  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue,
      ThreadFactory threadFactory,
      RejectedExecutionHandler handler) {
    require(corePoolSize >= 0, "corePoolSize must be non-negative");
    requireMaximum(maximumPoolSize, corePoolSize);
    require(keepAliveTime >= 0, "keepAliveTime must be non-negative");
    this.workQueue = Objects.requireNonNull(workQueue);
    this.threadFactory = new Setting<>(Objects.requireNonNull(threadFactory));
    this.handler = new Setting<>(Objects.requireNonNull(handler));
    this.crew = new Crew(this, workQueue, corePoolSize, maximumPoolSize);
    crew.keepAlive = unit.toNanos(keepAliveTime);
  }

  @Override
  public void execute(Runnable command) {
    Objects.requireNonNull(command);
    switch (crew.accept(command)) {
      case Crew.Answer.Accepted _ -> {}
      case Crew.Answer.Rejected _ -> reject(command);
      case Crew.Answer.NewWorker(Worker worker) -> startFor(command, worker);
    }
  }

  /** Starts a worker; the task waits for another one if there is no thread for this one. */
  private void startFor(Runnable command, Worker worker) {
    if (start(worker) || !worker.isFor(command)) {
      return;
    }
    switch (crew.acceptAgain(command)) {
      case Crew.Answer.Accepted _ -> {}
      case Crew.Answer.Rejected _ -> reject(command);
      case Crew.Answer.NewWorker(Worker other) -> {
        if (!start(other) && other.isFor(command)) {
          reject(command);
        }
      }
    }
  }

  /** Hands the task to the handler of those that cannot be accepted. */
  final void reject(Runnable command) {
    handler.get().rejectedExecution(command, this);
  }

  /** Brings a worker to life that is counted already; returns whether its thread could be made. */
  boolean start(Worker worker) {
    Thread thread = null;
    try {
      thread = threadFactory.get().newThread(worker);
    } finally {
      if (thread == null) {
        crew.dismiss(worker);
      }
    }
    if (thread == null) {
      return false;
    }
    worker.thread = thread;
    thread.start();
    return true;
  }

  public boolean prestartCoreThread() {
    Worker worker = crew.hire(crew.core);
    return worker != null && start(worker);
  }

  public int prestartAllCoreThreads() {
    int count = 0;
    while (prestartCoreThread()) {
      count++;
    }
    return count;
  }

  @Override
  public void shutdown() {
    crew.closing.shutDown();
    onShutdown();
    crew.closing.endIfDone();
  }

  /** Called after the pool has begun to shut down, for scheduled pools. */
  void onShutdown() {}

  /** Whether a task is kept that is to be run again, for scheduled pools; part of a step. */
  boolean takesBack(ScheduledTask<?> task) {
    return true;
  }

  @Override
  public List<Runnable> shutdownNow() {
    List<Runnable> left = crew.closing.stop();
    crew.closing.endIfDone();
    return left;
  }

  @Override
  public boolean isShutdown() {
    return crew.closing.stage() >= Closing.SHUTDOWN;
  }

  public boolean isTerminating() {
    return crew.closing.stage() >= Closing.SHUTDOWN && !isTerminated();
  }

  @Override
  public boolean isTerminated() {
    return crew.closing.isOver();
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    return crew.closing.awaitEnd(Waits.patience(timeout, unit));
  }

  /** Waits for as long as it takes, where the JDK waits for a day and again. */
  @Override
  public void close() {
    shutdown();
    crew.closing.awaitEndAnyway();
  }

  /** Called before a task, for subclasses. */
  protected void beforeExecute(Thread thread, Runnable task) {}

  /** Called after a task, for subclasses. */
  protected void afterExecute(Runnable task, @Nullable Throwable thrown) {}

  /** Called when the last worker has left, for subclasses. */
  protected void terminated() {}

  public BlockingQueue<Runnable> getQueue() {
    Steps.lookAtTasks();
    return workQueue;
  }

  public boolean remove(Runnable task) {
    return crew.remove(task);
  }

  public void purge() {
    Steps.look(this, Steps.STATE, SITE);
    for (Runnable task : workQueue.toArray(new Runnable[0])) {
      if (task instanceof Future<?> future && future.isCancelled()) {
        crew.remove(task);
      }
    }
  }

  public void setThreadFactory(ThreadFactory threadFactory) {
    this.threadFactory.set(Objects.requireNonNull(threadFactory));
  }

  public ThreadFactory getThreadFactory() {
    return threadFactory.get();
  }

  public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
    this.handler.set(Objects.requireNonNull(handler));
  }

  private static void requireMaximum(int maximumPoolSize, int corePoolSize) {
    require(maximumPoolSize > 0, "maximumPoolSize must be positive");
    require(
        maximumPoolSize >= corePoolSize,
        "maximumPoolSize must be greater than or equal to corePoolSize");
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what);
    }
  }

  public RejectedExecutionHandler getRejectedExecutionHandler() {
    return handler.get();
  }

  public void setCorePoolSize(int corePoolSize) {
    require(corePoolSize >= 0, "corePoolSize must be non-negative");
    require(
        corePoolSize <= crew.maximum, "corePoolSize must be less than or equal to maximumPoolSize");
    crew.changeCore();
    int added = Math.min(corePoolSize - crew.core, workQueue.size());
    crew.core = corePoolSize;
    if (crew.workers.size() > corePoolSize) {
      crew.renewTerms();
    }
    while (added-- > 0 && prestartCoreThread() && !workQueue.isEmpty()) {
      // Another worker for the tasks that wait.
    }
  }

  public int getCorePoolSize() {
    Steps.look(this, Steps.STATE, SITE);
    return crew.core;
  }

  public void setMaximumPoolSize(int maximumPoolSize) {
    requireMaximum(maximumPoolSize, crew.core);
    Steps.change(this, Steps.STATE, SITE);
    crew.maximum = maximumPoolSize;
  }

  public int getMaximumPoolSize() {
    Steps.look(this, Steps.STATE, SITE);
    return crew.maximum;
  }

  public void setKeepAliveTime(long time, TimeUnit unit) {
    require(time >= 0, "time must be non-negative");
    require(time > 0 || !crew.coreMayLeave, "Core threads must have nonzero keep alive times");
    Steps.change(this, Steps.STATE, SITE);
    crew.keepAlive = unit.toNanos(time);
  }

  public long getKeepAliveTime(TimeUnit unit) {
    Steps.look(this, Steps.STATE, SITE);
    return unit.convert(crew.keepAlive, TimeUnit.NANOSECONDS);
  }

  public boolean allowsCoreThreadTimeOut() {
    Steps.look(this, Steps.STATE, SITE);
    return crew.coreMayLeave;
  }

  public void allowCoreThreadTimeOut(boolean value) {
    if (value && crew.keepAlive <= 0) {
      throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
    }
    Steps.change(this, Steps.STATE, SITE);
    boolean mayLeaveNow = value && !crew.coreMayLeave;
    crew.coreMayLeave = value;
    if (mayLeaveNow) {
      crew.renewTerms();
    }
  }

  public int getPoolSize() {
    return crew.size();
  }

  public int getActiveCount() {
    lookAtWorkers();
    return crew.active();
  }

  /** Looks at all workers, and at what they have done. */
  private void lookAtWorkers() {
    Steps.lookAtTasks();
    Steps.change(SITE, Steps.Part.looked(this, Steps.STATE), Steps.Part.looked(this, Steps.COUNT));
  }

  public int getLargestPoolSize() {
    Steps.look(this, Steps.STATE, SITE);
    return crew.largest;
  }

  public long getTaskCount() {
    lookAtWorkers();
    long seen = crew.completed + crew.active();
    Steps.look(workQueue, Steps.STATE, SITE);
    return seen + workQueue.size();
  }

  public long getCompletedTaskCount() {
    Steps.lookAtTasks();
    Steps.look(this, Steps.COUNT, SITE);
    return crew.completed;
  }

  @Override
  public String toString() {
    lookAtWorkers();
    String stage =
        !crew.closing.hasBegun() ? "Running" : crew.closing.isOver ? "Terminated" : "Shutting down";
    return super.toString()
        + "["
        + stage
        + ", pool size = "
        + crew.workers.size()
        + ", active threads = "
        + crew.active()
        + ", queued tasks = "
        + workQueue.size()
        + ", completed tasks = "
        + crew.completed
        + "]";
  }

  /** Runs the task in the thread that hands it over. */
  public static class CallerRunsPolicy implements RejectedExecutionHandler {
    public CallerRunsPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
      if (!pool.isShutdown()) {
        task.run();
      }
    }
  }

  /** Throws an exception. */
  public static class AbortPolicy implements RejectedExecutionHandler {
    public AbortPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
      throw new RejectedExecutionException("Task " + task + " rejected from " + pool);
    }
  }

  /** Forgets the task. */
  public static class DiscardPolicy implements RejectedExecutionHandler {
    public DiscardPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {}
  }

  /** Forgets the task that has waited longest. */
  public static class DiscardOldestPolicy implements RejectedExecutionHandler {
    public DiscardOldestPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
      if (!pool.isShutdown()) {
        pool.crew.dropOldest();
        pool.execute(task);
      }
    }
  }
}

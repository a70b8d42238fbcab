package io.mazurka.jvm.substitute;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Tasks with results for whatever runs tasks; for {@code
 * java.util.concurrent.AbstractExecutorService}. It waits for results without looking first whether
 * they are there.
 */
public abstract class AbstractExecutorService implements ExecutorService {

  /** For subclasses. */
  public AbstractExecutorService() {}

  /** Makes a future of a task, for subclasses to override. */
  protected <T extends @Nullable Object> RunnableFuture<T> newTaskFor(Runnable task, T value) {
    return new FutureTask<>(task, value);
  }

  /** Makes a future of a task, for subclasses to override. */
  protected <T extends @Nullable Object> RunnableFuture<T> newTaskFor(Callable<T> task) {
    return new FutureTask<>(task);
  }

  private <T extends @Nullable Object> RunnableFuture<T> run(RunnableFuture<T> task) {
    execute(task);
    return task;
  }

  @Override
  @SuppressWarnings("NullAway") // There is no other value of that type.
  public Future<?> submit(Runnable task) {
    return run(this.<Void>newTaskFor(Objects.requireNonNull(task), null));
  }

  @Override
  public <T extends @Nullable Object> Future<T> submit(Runnable task, T result) {
    return run(newTaskFor(Objects.requireNonNull(task), result));
  }

  @Override
  public <T extends @Nullable Object> Future<T> submit(Callable<T> task) {
    return run(newTaskFor(Objects.requireNonNull(task)));
  }

  @Override
  public <T extends @Nullable Object> T invokeAny(Collection<? extends Callable<T>> tasks)
      throws InterruptedException, ExecutionException {
    try {
      return any(tasks, new FirstDone<>());
    } catch (TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public <T extends @Nullable Object> T invokeAny(
      Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    return any(tasks, new FirstDone<>(Math.max(0, unit.toNanos(timeout))));
  }

  /** Begins one task after the other, as long as none is done; the first good result counts. */
  private <T extends @Nullable Object> T any(
      Collection<? extends Callable<T>> tasks, FirstDone<T> done)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (tasks.isEmpty()) {
      throw new IllegalArgumentException("tasks is empty");
    }
    List<Future<T>> begun = new ArrayList<>();
    Iterator<? extends Callable<T>> ahead = tasks.iterator();
    try {
      ExecutionException last = null;
      begun.add(begin(ahead.next(), done));
      for (int over = 0; ahead.hasNext() || over < begun.size(); ) {
        Future<T> next = done.next(!ahead.hasNext());
        if (next == null) {
          begun.add(begin(ahead.next(), done));
          continue;
        }
        over++;
        try {
          return next.get();
        } catch (ExecutionException e) {
          last = e;
        } catch (RuntimeException e) {
          last = new ExecutionException(e);
        }
      }
      throw Objects.requireNonNull(last);
    } finally {
      cancel(begun, 0);
    }
  }

  private <T extends @Nullable Object> Future<T> begin(Callable<T> task, FirstDone<T> done) {
    RunnableFuture<T> future = newTaskFor(Objects.requireNonNull(task));
    execute(done.telling(future));
    return future;
  }

  @Override
  public <T extends @Nullable Object> List<Future<T>> invokeAll(
      Collection<? extends Callable<T>> tasks) throws InterruptedException {
    List<Future<T>> futures = new ArrayList<>(tasks.size());
    boolean complete = false;
    try {
      for (Callable<T> task : tasks) {
        RunnableFuture<T> future = newTaskFor(task);
        futures.add(future);
        execute(future);
      }
      for (Future<T> future : futures) {
        await(future);
      }
      complete = true;
    } finally {
      cancel(futures, complete ? futures.size() : 0);
    }
    return futures;
  }

  private static void await(Future<?> future) throws InterruptedException {
    try {
      future.get();
    } catch (CancellationException | ExecutionException _) {
      // The caller finds out.
    }
  }

  @Override
  public <T extends @Nullable Object> List<Future<T>> invokeAll(
      Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    List<RunnableFuture<T>> futures = new ArrayList<>(tasks.size());
    for (Callable<T> task : tasks) {
      futures.add(newTaskFor(task));
    }
    int complete = 0;
    try {
      if (nanos > 0) {
        futures.forEach(this::execute);
        while (complete < futures.size() && await(futures.get(complete), nanos)) {
          complete++;
        }
      }
    } catch (Throwable e) {
      complete = 0;
      throw e;
    } finally {
      cancel(futures, complete);
    }
    return new ArrayList<>(futures);
  }

  private static boolean await(Future<?> future, long nanos) throws InterruptedException {
    try {
      future.get(nanos, TimeUnit.NANOSECONDS);
    } catch (CancellationException | ExecutionException _) {
      // The caller finds out.
    } catch (TimeoutException _) {
      return false;
    }
    return true;
  }

  private static void cancel(List<? extends Future<?>> futures, int from) {
    for (Future<?> future : futures.subList(from, futures.size())) {
      future.cancel(true);
    }
  }
}

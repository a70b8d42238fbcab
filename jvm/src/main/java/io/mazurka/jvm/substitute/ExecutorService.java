package io.mazurka.jvm.substitute;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** What runs tasks and can be shut down; for {@code java.util.concurrent.ExecutorService}. */
public interface ExecutorService extends Executor, AutoCloseable {

  void shutdown();

  List<Runnable> shutdownNow();

  boolean isShutdown();

  boolean isTerminated();

  boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException;

  <T extends @Nullable Object> Future<T> submit(Callable<T> task);

  <T extends @Nullable Object> Future<T> submit(Runnable task, T result);

  Future<?> submit(Runnable task);

  <T extends @Nullable Object> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks)
      throws InterruptedException;

  <T extends @Nullable Object> List<Future<T>> invokeAll(
      Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException;

  <T extends @Nullable Object> T invokeAny(Collection<? extends Callable<T>> tasks)
      throws InterruptedException, ExecutionException;

  <T extends @Nullable Object> T invokeAny(
      Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException;

  /** Waits for as long as it takes, where the JDK waits for a day and again. */
  @Override
  default void close() {
    boolean interrupted = false;
    if (!isTerminated()) {
      shutdown();
      for (boolean ended = false; !ended; ) {
        try {
          ended = awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
        } catch (InterruptedException _) {
          shutdownNowOnce(interrupted);
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void shutdownNowOnce(boolean before) {
    if (!before) {
      shutdownNow();
    }
  }
}

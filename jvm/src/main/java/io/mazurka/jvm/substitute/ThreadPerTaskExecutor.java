package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * Starts a thread for every task; for {@code java.util.concurrent.ThreadPerTaskExecutor}, which
 * {@code Executors.newVirtualThreadPerTaskExecutor} gives.
 */
final class ThreadPerTaskExecutor extends AbstractExecutorService {

  private final ThreadFactory factory;
  private final List<Thread> running = new ArrayList<>();
  private boolean shutdown;

  private ThreadPerTaskExecutor(ThreadFactory factory) {
    this.factory = Objects.requireNonNull(factory);
  }

  static ThreadPerTaskExecutor create(ThreadFactory factory) {
    return new ThreadPerTaskExecutor(factory);
  }

  @Override
  public void execute(Runnable task) {
    Objects.requireNonNull(task);
    Thread thread = factory.newThread(() -> run(task));
    if (thread == null) {
      throw new RejectedExecutionException();
    }
    Steps.count(this, Steps.RESULT, SITE);
    if (shutdown) {
      throw new RejectedExecutionException();
    }
    Operations.publish(this, thread);
    running.add(thread);
    thread.start();
  }

  private void run(Runnable task) {
    try {
      task.run();
    } finally {
      Steps.count(this, Steps.RESULT, SITE);
      running.remove(Thread.currentThread());
    }
  }

  @Override
  public void shutdown() {
    Steps.change(this, Steps.RESULT, SITE);
    shutdown = true;
  }

  @Override
  public List<Runnable> shutdownNow() {
    shutdown();
    for (Thread thread : new ArrayList<>(running)) {
      thread.interrupt();
    }
    return List.of();
  }

  @Override
  public boolean isShutdown() {
    Steps.look(this, Steps.RESULT, SITE);
    return shutdown;
  }

  @Override
  public boolean isTerminated() {
    Steps.look(this, Steps.RESULT, SITE);
    return isOver();
  }

  private boolean isOver() {
    return shutdown && running.isEmpty();
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    return awaitEnd(Waits.patience(timeout, unit));
  }

  private boolean awaitEnd(long nanos) throws InterruptedException {
    Waits.Need end = new Waits.Need(this::isOver, () -> "the end of " + Steps.name(this));
    return Waits.awaitResult(this, end, nanos, SITE);
  }

  @Override
  public void close() {
    shutdown();
    boolean interrupted = false;
    for (boolean ended = false; !ended; ) {
      try {
        ended = awaitEnd(Waits.FOR_EVER);
      } catch (InterruptedException _) {
        shutdownNow();
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

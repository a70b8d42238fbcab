package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A future that anybody can complete, and the first of stages that react to that; for {@code
 * java.util.concurrent.CompletableFuture}. See {@link Promise} for what a step is.
 */
public class CompletableFuture<T extends @Nullable Object> extends Stages<T> implements Future<T> {

  /** A task that an executor gets from a stage. */
  public interface AsynchronousCompletionTask {}

  public CompletableFuture() {}

  private static <U extends @Nullable Object> CompletableFuture<U> complete(
      CompletableFuture<U> fresh, Outcome outcome) {
    fresh.settle(outcome);
    return fresh;
  }

  public static <U extends @Nullable Object> CompletableFuture<U> supplyAsync(
      Supplier<U> supplier) {
    return supplyAsync(supplier, ForkJoinPool.asyncCommonPool());
  }

  public static <U extends @Nullable Object> CompletableFuture<U> supplyAsync(
      Supplier<U> supplier, Executor executor) {
    Objects.requireNonNull(supplier);
    CompletableFuture<U> future = new CompletableFuture<>();
    given(executor).execute(new Supply(future, supplier));
    return future;
  }

  public static CompletableFuture<Void> runAsync(Runnable runnable) {
    return runAsync(runnable, ForkJoinPool.asyncCommonPool());
  }

  @SuppressWarnings("NullAway") // There is no other value of that type.
  public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
    Objects.requireNonNull(runnable);
    return supplyAsync(
        () -> {
          runnable.run();
          return null;
        },
        executor);
  }

  /** Asks for a value and completes a future with it. */
  private static final class Supply implements Runnable, AsynchronousCompletionTask {

    private final CompletableFuture<?> future;
    private final Supplier<?> supplier;

    Supply(CompletableFuture<?> future, Supplier<?> supplier) {
      this.future = future;
      this.supplier = supplier;
    }

    @Override
    public void run() {
      Steps.beforeEnd(() -> Steps.look(future, Steps.RESULT, SITE));
      if (future.outcome == null) {
        future.settleForOthers(supplied());
      }
      future.runDependents();
    }

    private Outcome supplied() {
      try {
        return Outcome.of(supplier.get());
      } catch (Throwable e) {
        return Outcome.thrown(e);
      }
    }
  }

  public static <U extends @Nullable Object> CompletableFuture<U> completedFuture(U value) {
    return complete(new CompletableFuture<>(), Outcome.of(value));
  }

  public static <U extends @Nullable Object> CompletableFuture<U> failedFuture(Throwable failure) {
    return complete(new CompletableFuture<>(), Outcome.failed(Objects.requireNonNull(failure)));
  }

  public static <U extends @Nullable Object> CompletionStage<U> completedStage(U value) {
    return complete(new MinimalStage<>(), Outcome.of(value));
  }

  public static <U extends @Nullable Object> CompletionStage<U> failedStage(Throwable failure) {
    return complete(new MinimalStage<>(), Outcome.failed(Objects.requireNonNull(failure)));
  }

  @Override
  public boolean isDone() {
    return look() != null;
  }

  @Override
  public T get() throws InterruptedException, ExecutionException {
    return got(Objects.requireNonNull(await(Waits.FOR_EVER)));
  }

  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    Outcome outcome = await(Math.max(0, unit.toNanos(timeout)));
    if (outcome == null) {
      throw new TimeoutException();
    }
    return got(outcome);
  }

  private T got(Outcome outcome) throws ExecutionException {
    Throwable failure = outcome.failure;
    if (failure == null) {
      return outcome.value();
    }
    if (failure instanceof CancellationException cancelled) {
      throw again(cancelled, "get");
    }
    throw new ExecutionException(cause(failure));
  }

  private static CancellationException again(CancellationException first, String method) {
    CancellationException again = new CancellationException(method);
    again.initCause(first);
    return again;
  }

  /** What a function has thrown. */
  private static Throwable cause(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : null;
    return cause == null ? failure : cause;
  }

  public T join() {
    return joined(await(), "join");
  }

  public T getNow(T valueIfAbsent) {
    Outcome outcome = look();
    return outcome == null ? valueIfAbsent : joined(outcome, "getNow");
  }

  private T joined(Outcome outcome, String method) {
    if (outcome.failure instanceof CancellationException cancelled) {
      throw again(cancelled, method);
    }
    if (outcome.passedOn().failure instanceof CompletionException failure) {
      throw failure;
    }
    return outcome.value();
  }

  @Override
  public T resultNow() {
    Outcome outcome = look();
    if (outcome == null || outcome.failure != null) {
      throw new IllegalStateException();
    }
    return outcome.value();
  }

  @Override
  public Throwable exceptionNow() {
    Outcome outcome = look();
    if (outcome == null
        || outcome.failure == null
        || outcome.failure instanceof CancellationException) {
      throw new IllegalStateException();
    }
    return cause(outcome.failure);
  }

  private boolean complete(Outcome outcome) {
    boolean first = settle(outcome);
    runDependents();
    return first;
  }

  public boolean complete(T value) {
    return complete(Outcome.of(value));
  }

  public boolean completeExceptionally(Throwable failure) {
    return complete(Outcome.failed(Objects.requireNonNull(failure)));
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    boolean first = complete(Outcome.failed(new CancellationException()));
    return first || isCancelled();
  }

  @Override
  public boolean isCancelled() {
    Outcome outcome = look();
    return outcome != null && outcome.failure instanceof CancellationException;
  }

  public boolean isCompletedExceptionally() {
    Outcome outcome = look();
    return outcome != null && outcome.failure != null;
  }

  @Override
  public State state() {
    Outcome outcome = look();
    if (outcome == null) {
      return State.RUNNING;
    }
    if (outcome.failure == null) {
      return State.SUCCESS;
    }
    return outcome.failure instanceof CancellationException ? State.CANCELLED : State.FAILED;
  }

  public void obtrudeValue(T value) {
    obtrude(Outcome.of(value));
  }

  public void obtrudeException(Throwable failure) {
    obtrude(Outcome.failed(Objects.requireNonNull(failure)));
  }

  public int getNumberOfDependents() {
    return dependents();
  }

  public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
    CompletableFuture<Void> all = new CompletableFuture<>();
    new Dependent(sources(futures), false, all, Reactions.all()).attach(null);
    return all;
  }

  public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
    CompletableFuture<Object> any = new CompletableFuture<>();
    new Dependent(sources(futures), true, any, Reactions.relay()).attach(null);
    return any;
  }

  private static Promise[] sources(CompletableFuture<?>... futures) {
    Promise[] sources = new Promise[futures.length];
    for (int i = 0; i < futures.length; i++) {
      sources[i] = Objects.requireNonNull(futures[i]);
    }
    return sources;
  }

  @Override
  public CompletableFuture<T> toCompletableFuture() {
    return this;
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> newIncompleteFuture() {
    return new CompletableFuture<>();
  }

  @Override
  public Executor defaultExecutor() {
    return ForkJoinPool.asyncCommonPool();
  }

  public CompletionStage<T> minimalCompletionStage() {
    return copyTo(new MinimalStage<>());
  }

  /** Completes the other one as this one. */
  final CompletableFuture<T> copyTo(CompletableFuture<T> other) {
    new Dependent(new Promise[] {this}, false, other, Reactions.relay()).attach(null);
    return other;
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
    return completeAsync(supplier, defaultExecutor());
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
    Objects.requireNonNull(supplier);
    given(executor).execute(new Supply(this, supplier));
    return this;
  }

  public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
    return after(timeout, unit, Outcome.failed(new TimeoutException()));
  }

  public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
    return after(timeout, unit, Outcome.of(value));
  }

  /** What is complete by then stays as it is: there is nothing to be called off. */
  private CompletableFuture<T> after(long timeout, TimeUnit unit, Outcome outcome) {
    long nanos = unit.toNanos(timeout);
    if (look() == null) {
      ForkJoinPool.asyncCommonPool().run(DelayedAction.timeout(nanos, () -> complete(outcome)));
    }
    return this;
  }

  private static void delay(long nanos, Runnable action) {
    ForkJoinPool.asyncCommonPool().run(DelayedAction.of(nanos, action));
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit) {
    return delayedExecutor(delay, unit, ForkJoinPool.asyncCommonPool());
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
    long nanos = unit.toNanos(delay);
    Executor then = given(executor);
    return task -> delay(nanos, () -> then.execute(task));
  }

  @Override
  public String toString() {
    Outcome outcome = look();
    if (outcome == null) {
      int count = dependents();
      String waiting = count == 0 ? "" : ", " + count + " dependents";
      return super.toString() + "[Not completed" + waiting + "]";
    }
    String how =
        outcome.failure == null
            ? "normally"
            : "exceptionally: " + outcome.failure.getClass().getName();
    return super.toString() + "[Completed " + how + "]";
  }
}

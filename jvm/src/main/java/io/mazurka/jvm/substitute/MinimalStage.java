package io.mazurka.jvm.substitute;

import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A stage that others can attach to, and neither wait for nor complete. */
final class MinimalStage<T extends @Nullable Object> extends CompletableFuture<T> {

  private static UnsupportedOperationException unsupported() {
    return new UnsupportedOperationException();
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> newIncompleteFuture() {
    return new MinimalStage<>();
  }

  @Override
  public CompletableFuture<T> toCompletableFuture() {
    return copyTo(new CompletableFuture<>());
  }

  @Override
  public T get() {
    throw unsupported();
  }

  @Override
  public T get(long timeout, TimeUnit unit) {
    throw unsupported();
  }

  @Override
  public T getNow(T valueIfAbsent) {
    throw unsupported();
  }

  @Override
  public T join() {
    throw unsupported();
  }

  @Override
  public T resultNow() {
    throw unsupported();
  }

  @Override
  public Throwable exceptionNow() {
    throw unsupported();
  }

  @Override
  public boolean complete(T value) {
    throw unsupported();
  }

  @Override
  public boolean completeExceptionally(Throwable failure) {
    throw unsupported();
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    throw unsupported();
  }

  @Override
  public void obtrudeValue(T value) {
    throw unsupported();
  }

  @Override
  public void obtrudeException(Throwable failure) {
    throw unsupported();
  }

  @Override
  public boolean isDone() {
    throw unsupported();
  }

  @Override
  public boolean isCancelled() {
    throw unsupported();
  }

  @Override
  public boolean isCompletedExceptionally() {
    throw unsupported();
  }

  @Override
  public State state() {
    throw unsupported();
  }

  @Override
  public int getNumberOfDependents() {
    throw unsupported();
  }

  @Override
  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
    throw unsupported();
  }

  @Override
  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
    throw unsupported();
  }

  @Override
  public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
    throw unsupported();
  }

  @Override
  public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
    throw unsupported();
  }
}

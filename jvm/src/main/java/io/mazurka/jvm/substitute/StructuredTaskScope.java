package io.mazurka.jvm.substitute;

import java.io.Serial;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Subtasks that are begun and waited for together; for {@code
 * java.util.concurrent.StructuredTaskScope} as Java 25 has it.
 */
public interface StructuredTaskScope<T extends @Nullable Object, R extends @Nullable Object>
    extends AutoCloseable {

  /** A task of a scope. */
  interface Subtask<T extends @Nullable Object> extends Supplier<T> {

    /** What became of it. */
    enum State {
      UNAVAILABLE,
      SUCCESS,
      FAILED
    }

    State state();

    @Override
    T get();

    Throwable exception();
  }

  /** What the subtasks of a scope come to. */
  @FunctionalInterface
  interface Joiner<T extends @Nullable Object, R extends @Nullable Object> {

    default boolean onFork(Subtask<? extends T> subtask) {
      if (subtask.state() != Subtask.State.UNAVAILABLE) {
        throw new IllegalArgumentException("Subtask not in UNAVAILABLE state");
      }
      return false;
    }

    default boolean onComplete(Subtask<? extends T> subtask) {
      if (subtask.state() == Subtask.State.UNAVAILABLE) {
        throw new IllegalArgumentException("Subtask has not completed");
      }
      return false;
    }

    R result() throws Throwable;

    static <T extends @Nullable Object> Joiner<T, Stream<Subtask<T>>> allSuccessfulOrThrow() {
      return new ScopeJoiners.AllSuccessful<>();
    }

    static <T extends @Nullable Object> Joiner<T, T> anySuccessfulResultOrThrow() {
      return new ScopeJoiners.AnySuccessful<>();
    }

    static <T extends @Nullable Object> Joiner<T, @Nullable Void> awaitAllSuccessfulOrThrow() {
      return new ScopeJoiners.AwaitSuccessful<>();
    }

    static <T extends @Nullable Object> Joiner<T, @Nullable Void> awaitAll() {
      return new ScopeJoiners.AwaitAll<>();
    }

    static <T extends @Nullable Object> Joiner<T, Stream<Subtask<T>>> allUntil(
        Predicate<Subtask<? extends T>> isDone) {
      return new ScopeJoiners.AllUntil<>(isDone);
    }
  }

  /** How a scope is opened. */
  interface Configuration {

    Configuration withThreadFactory(ThreadFactory threadFactory);

    Configuration withName(String name);

    Configuration withTimeout(Duration timeout);
  }

  /** The scope has failed, for the reason that is the cause. */
  final class FailedException extends RuntimeException {

    @Serial static final long serialVersionUID = -1533055100078459923L;

    FailedException(Throwable cause) {
      super(cause);
    }
  }

  /** The scope was cancelled since its time was over. */
  final class TimeoutException extends RuntimeException {

    @Serial static final long serialVersionUID = 705788143955048766L;

    TimeoutException() {}
  }

  static <T extends @Nullable Object, R extends @Nullable Object> StructuredTaskScope<T, R> open(
      Joiner<? super T, ? extends R> joiner, Function<Configuration, Configuration> configuration) {
    return Scope.opened(joiner, configuration);
  }

  static <T extends @Nullable Object, R extends @Nullable Object> StructuredTaskScope<T, R> open(
      Joiner<? super T, ? extends R> joiner) {
    return open(joiner, Function.identity());
  }

  static <T extends @Nullable Object> StructuredTaskScope<T, @Nullable Void> open() {
    return open(Joiner.awaitAllSuccessfulOrThrow(), Function.identity());
  }

  <U extends T> Subtask<U> fork(Callable<? extends U> task);

  <U extends T> Subtask<U> fork(Runnable task);

  R join() throws InterruptedException;

  boolean isCancelled();

  @Override
  void close();
}

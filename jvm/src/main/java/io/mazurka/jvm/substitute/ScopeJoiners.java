package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.substitute.StructuredTaskScope.Joiner;
import io.mazurka.jvm.substitute.StructuredTaskScope.Subtask;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The joiners that Java has. That a subtask is over is a step only where it can make a difference:
 * the first failure, or the first success.
 */
final class ScopeJoiners {

  private ScopeJoiners() {}

  /** The state of a subtask that is over, as its own thread knows it. */
  private static Subtask.State completed(Subtask<?> subtask) {
    Subtask.State state = ((ScopeTask<?>) subtask).stateNow();
    if (state == Subtask.State.UNAVAILABLE) {
      throw new IllegalArgumentException("Subtask has not completed");
    }
    return state;
  }

  /** Remembers the first failure. */
  abstract static class FirstFailure<T extends @Nullable Object, R extends @Nullable Object>
      implements Joiner<T, R> {

    private @Nullable Throwable first;

    @Override
    public boolean onComplete(Subtask<? extends T> subtask) {
      if (completed(subtask) != Subtask.State.FAILED) {
        return false;
      }
      Steps.changeIf(() -> first == null, SITE, new Steps.Part(this, Steps.RESULT));
      boolean isFirst = first == null;
      first = isFirst ? ((ScopeTask<?>) subtask).failureNow() : first;
      return isFirst;
    }

    final void throwFirst() throws Throwable {
      Steps.look(this, Steps.RESULT, SITE);
      if (first != null) {
        throw first;
      }
    }
  }

  /** Gives all subtasks if all are successful. */
  static final class AllSuccessful<T extends @Nullable Object>
      extends FirstFailure<T, Stream<Subtask<T>>> {

    private final Forked<T> forked = new Forked<>();

    @Override
    public boolean onFork(Subtask<? extends T> subtask) {
      forked.add(subtask);
      return false;
    }

    @Override
    public Stream<Subtask<T>> result() throws Throwable {
      throwFirst();
      return forked.stream();
    }
  }

  /** Waits for all subtasks to be successful. */
  static final class AwaitSuccessful<T extends @Nullable Object>
      extends FirstFailure<T, @Nullable Void> {

    @Override
    public @Nullable Void result() throws Throwable {
      throwFirst();
      return null;
    }
  }

  /** Waits for all subtasks, whatever becomes of them. */
  static final class AwaitAll<T extends @Nullable Object> implements Joiner<T, @Nullable Void> {

    @Override
    public @Nullable Void result() {
      return null;
    }
  }

  /** Gives the result of the first subtask that is successful. */
  static final class AnySuccessful<T extends @Nullable Object> implements Joiner<T, T> {

    private @Nullable ScopeTask<T> best;

    @Override
    @SuppressWarnings("unchecked") // What a subtask gives is the scope's.
    public boolean onComplete(Subtask<? extends T> subtask) {
      Subtask.State state = completed(subtask);
      Steps.changeIf(() -> isBetter(state), SITE, new Steps.Part(this, Steps.RESULT));
      if (!isBetter(state)) {
        return false;
      }
      best = (ScopeTask<T>) subtask;
      return state == Subtask.State.SUCCESS;
    }

    /** A failure is better than nothing, and a success is better than a failure. */
    private boolean isBetter(Subtask.State state) {
      return best == null
          || best.stateNow() == Subtask.State.FAILED && state == Subtask.State.SUCCESS;
    }

    @Override
    public T result() throws Throwable {
      Steps.look(this, Steps.RESULT, SITE);
      ScopeTask<T> found = best;
      if (found == null) {
        throw new NoSuchElementException("No subtasks completed");
      }
      if (found.stateNow() == Subtask.State.FAILED) {
        throw found.failureNow();
      }
      return found.valueNow();
    }
  }

  /** Gives all subtasks as soon as one of them is enough. */
  static final class AllUntil<T extends @Nullable Object> implements Joiner<T, Stream<Subtask<T>>> {

    private final Predicate<Subtask<? extends T>> isDone;
    private final Forked<T> forked = new Forked<>();

    AllUntil(Predicate<Subtask<? extends T>> isDone) {
      this.isDone = Objects.requireNonNull(isDone);
    }

    @Override
    public boolean onFork(Subtask<? extends T> subtask) {
      forked.add(subtask);
      return false;
    }

    @Override
    public boolean onComplete(Subtask<? extends T> subtask) {
      completed(subtask);
      return isDone.test(subtask);
    }

    @Override
    public Stream<Subtask<T>> result() {
      return forked.stream();
    }
  }

  /** Subtasks in the order of their beginning, known to the owner of their scope only. */
  private static final class Forked<T extends @Nullable Object> {

    private final List<Subtask<T>> subtasks = new ArrayList<>();

    @SuppressWarnings("unchecked") // What a subtask gives is the scope's.
    void add(Subtask<? extends T> subtask) {
      if (subtask.state() != Subtask.State.UNAVAILABLE) {
        throw new IllegalArgumentException("Subtask not in UNAVAILABLE state");
      }
      subtasks.add((Subtask<T>) subtask);
    }

    Stream<Subtask<T>> stream() {
      return subtasks.stream();
    }
  }
}

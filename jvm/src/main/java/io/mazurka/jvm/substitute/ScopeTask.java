package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** A subtask of a scope, which runs it in a thread of its own. */
final class ScopeTask<T extends @Nullable Object>
    implements StructuredTaskScope.Subtask<T>, Runnable {

  private final Scope<? super T, ?> scope;
  private final Callable<? extends T> task;
  private @Nullable Outcome outcome;

  ScopeTask(Scope<? super T, ?> scope, Callable<? extends T> task) {
    this.scope = scope;
    this.task = task;
  }

  @Override
  public void run() {
    Outcome result;
    try {
      result = Outcome.of(task.call());
    } catch (Throwable e) {
      result = Outcome.failed(e);
    }
    if (!scope.isCancelled()) {
      Steps.change(this, Steps.RESULT, SITE);
      outcome = result;
      scope.onComplete(this);
    }
  }

  @Override
  public State state() {
    Steps.look(this, Steps.RESULT, SITE);
    return stateNow();
  }

  /** The state as part of a step, or as the thread itself knows it. */
  State stateNow() {
    if (outcome == null) {
      return State.UNAVAILABLE;
    }
    return outcome.failure == null ? State.SUCCESS : State.FAILED;
  }

  T valueNow() {
    return Objects.requireNonNull(outcome).value();
  }

  Throwable failureNow() {
    return Objects.requireNonNull(Objects.requireNonNull(outcome).failure);
  }

  @Override
  public T get() {
    scope.ensureJoinedIfOwner();
    if (state() != State.SUCCESS) {
      throw new IllegalStateException(
          "Result is unavailable or subtask did not complete successfully");
    }
    return valueNow();
  }

  @Override
  public Throwable exception() {
    scope.ensureJoinedIfOwner();
    if (state() != State.FAILED) {
      throw new IllegalStateException(
          "Exception is unavailable or subtask did not complete with exception");
    }
    return failureNow();
  }

  @Override
  public String toString() {
    String how =
        switch (state()) {
          case UNAVAILABLE -> "[Unavailable]";
          case SUCCESS -> "[Completed successfully]";
          case FAILED -> "[Failed: " + failureNow() + "]";
        };
    return Objects.toIdentityString(this) + how;
  }
}

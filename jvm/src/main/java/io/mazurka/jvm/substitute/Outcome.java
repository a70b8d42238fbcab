package io.mazurka.jvm.substitute;

import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** What a future came to: a value, or a failure. */
final class Outcome {

  private final @Nullable Object value;
  final @Nullable Throwable failure;

  private Outcome(@Nullable Object value, @Nullable Throwable failure) {
    this.value = value;
    this.failure = failure;
  }

  static Outcome of(@Nullable Object value) {
    return new Outcome(value, null);
  }

  /** A failure that is reported as it is. */
  static Outcome failed(Throwable failure) {
    return new Outcome(null, failure);
  }

  /** A failure of a function. */
  static Outcome thrown(Throwable failure) {
    return failed(
        failure instanceof CompletionException ? failure : new CompletionException(failure));
  }

  /** The value, which is null where there is a failure. */
  // Erased: nothing is cast, and null is a value like others.
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals", "NullAway"})
  <T extends @Nullable Object> T value() {
    return (T) value;
  }

  /** The same, as the outcome of another stage. */
  Outcome passedOn() {
    return failure == null || failure instanceof CompletionException ? this : thrown(failure);
  }
}

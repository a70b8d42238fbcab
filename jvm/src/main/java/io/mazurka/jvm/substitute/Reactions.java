package io.mazurka.jvm.substitute;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What functions of the program's mean as reactions of stages. */
final class Reactions {

  private Reactions() {}

  static Reaction apply(Function<Object, ? extends @Nullable Object> function) {
    Objects.requireNonNull(function);
    return (Reaction.OnSuccess) (_, a, _) -> Outcome.of(function.apply(a.value()));
  }

  static Reaction accept(Consumer<Object> function) {
    Objects.requireNonNull(function);
    return apply(value -> {
      function.accept(value);
      return null;
    });
  }

  static Reaction run(Runnable function) {
    Objects.requireNonNull(function);
    return accept(_ -> function.run());
  }

  static Reaction applyBoth(BiFunction<Object, Object, ? extends @Nullable Object> function) {
    Objects.requireNonNull(function);
    return (Reaction.OnSuccess) (_, a, b) -> Outcome.of(function.apply(a.value(), b.value()));
  }

  static Reaction acceptBoth(BiConsumer<Object, Object> function) {
    Objects.requireNonNull(function);
    return applyBoth((a, b) -> {
      function.accept(a, b);
      return null;
    });
  }

  static Reaction handle(BiFunction<Object, @Nullable Throwable, ?> function) {
    Objects.requireNonNull(function);
    return (Reaction.Always) (_, a, _) -> Outcome.of(function.apply(a.value(), a.failure));
  }

  static Reaction exceptionally(Function<Throwable, ?> function) {
    Objects.requireNonNull(function);
    return (Reaction.Always)
        (_, a, _) -> a.failure == null ? a : Outcome.of(function.apply(a.failure));
  }

  static Reaction whenComplete(BiConsumer<Object, @Nullable Throwable> function) {
    Objects.requireNonNull(function);
    return (Reaction.Always) (_, a, _) -> watched(function, a);
  }

  private static Outcome watched(
      BiConsumer<Object, @Nullable Throwable> function, Outcome outcome) {
    Throwable failure = outcome.failure;
    try {
      function.accept(outcome.value(), failure);
    } catch (Throwable e) {
      if (failure == null) {
        return Outcome.thrown(e);
      }
      if (failure != e) {
        failure.addSuppressed(e);
      }
    }
    return outcome.passedOn();
  }

  static Reaction compose(Function<Object, CompletionStage<?>> function) {
    Objects.requireNonNull(function);
    return (Reaction.OnSuccess) (stage, a, _) -> relay(function.apply(a.value()), stage);
  }

  static Reaction exceptionallyCompose(Function<Throwable, CompletionStage<?>> function) {
    Objects.requireNonNull(function);
    return (Reaction.OnFailure)
        (stage, a, _) -> relay(function.apply(Objects.requireNonNull(a.failure)), stage);
  }

  private static @Nullable Outcome relay(CompletionStage<?> inner, Promise stage) {
    return inner.toCompletableFuture().relay(stage);
  }

  /** Of two stages one is enough; a failure is looked at in the thread that would call. */
  static Reaction either(Reaction onSuccess) {
    return (Reaction.Always)
        (stage, a, b) -> {
          Outcome failed = onSuccess.atOnce(a, b);
          return failed != null ? failed : onSuccess.react(stage, a, b);
        };
  }

  static Reaction relay() {
    return (Reaction.Relay) (a, _) -> a.passedOn();
  }

  /** Complete when all are, and failed where one is. */
  static Reaction all() {
    return (Reaction.Relay) (a, _) -> a.failure == null ? Outcome.of(null) : a.passedOn();
  }
}

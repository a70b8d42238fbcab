package io.mazurka.jvm.substitute;

import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@code java.util.concurrent.CompletableFuture} that makes other stages: each method
 * in three forms, for the thread that completes this stage, for the default executor and for a
 * given one.
 */
abstract class Stages<T extends @Nullable Object> extends Promise implements CompletionStage<T> {

  public abstract <U extends @Nullable Object> CompletableFuture<U> newIncompleteFuture();

  public abstract Executor defaultExecutor();

  private <U extends @Nullable Object> CompletableFuture<U> then(
      @Nullable Executor executor, Reaction reaction) {
    return attached(new Promise[] {this}, false, executor, reaction);
  }

  private <U extends @Nullable Object> CompletableFuture<U> both(
      CompletionStage<?> other, @Nullable Executor executor, Reaction reaction) {
    return attached(with(other), false, executor, reaction);
  }

  private <U extends @Nullable Object> CompletableFuture<U> either(
      CompletionStage<?> other, @Nullable Executor executor, Reaction reaction) {
    return attached(with(other), true, executor, Reactions.either(reaction));
  }

  private Promise[] with(CompletionStage<?> other) {
    Promise second = other.toCompletableFuture();
    return second == this ? new Promise[] {this} : new Promise[] {this, second};
  }

  private <U extends @Nullable Object> CompletableFuture<U> attached(
      Promise[] sources, boolean either, @Nullable Executor executor, Reaction reaction) {
    CompletableFuture<U> stage = newIncompleteFuture();
    new Dependent(sources, either, stage, reaction).attach(executor);
    return stage;
  }

  /** An executor that a caller gave. */
  static Executor given(Executor executor) {
    return Objects.requireNonNull(executor);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Erased: nothing is cast.
  private static <F> F as(Object function) {
    return (F) function;
  }

  public CompletableFuture<T> copy() {
    return then(null, Reactions.relay());
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> thenApply(
      Function<? super T, ? extends U> function) {
    return then(null, Reactions.apply(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> thenApplyAsync(
      Function<? super T, ? extends U> function) {
    return then(defaultExecutor(), Reactions.apply(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> thenApplyAsync(
      Function<? super T, ? extends U> function, Executor executor) {
    return then(given(executor), Reactions.apply(as(function)));
  }

  @Override
  public CompletableFuture<Void> thenAccept(Consumer<? super T> function) {
    return then(null, Reactions.accept(as(function)));
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> function) {
    return then(defaultExecutor(), Reactions.accept(as(function)));
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> function, Executor executor) {
    return then(given(executor), Reactions.accept(as(function)));
  }

  @Override
  public CompletableFuture<Void> thenRun(Runnable function) {
    return then(null, Reactions.run(function));
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable function) {
    return then(defaultExecutor(), Reactions.run(function));
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable function, Executor executor) {
    return then(given(executor), Reactions.run(function));
  }

  @Override
  public <U extends @Nullable Object, V extends @Nullable Object> CompletableFuture<V> thenCombine(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
    return both(other, null, Reactions.applyBoth(as(function)));
  }

  @Override
  public <U extends @Nullable Object, V extends @Nullable Object>
      CompletableFuture<V> thenCombineAsync(
          CompletionStage<? extends U> other,
          BiFunction<? super T, ? super U, ? extends V> function) {
    return both(other, defaultExecutor(), Reactions.applyBoth(as(function)));
  }

  @Override
  public <U extends @Nullable Object, V extends @Nullable Object>
      CompletableFuture<V> thenCombineAsync(
          CompletionStage<? extends U> other,
          BiFunction<? super T, ? super U, ? extends V> function,
          Executor executor) {
    return both(other, given(executor), Reactions.applyBoth(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<Void> thenAcceptBoth(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> function) {
    return both(other, null, Reactions.acceptBoth(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> function) {
    return both(other, defaultExecutor(), Reactions.acceptBoth(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other,
      BiConsumer<? super T, ? super U> function,
      Executor executor) {
    return both(other, given(executor), Reactions.acceptBoth(as(function)));
  }

  @Override
  public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable function) {
    return both(other, null, Reactions.run(function));
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable function) {
    return both(other, defaultExecutor(), Reactions.run(function));
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(
      CompletionStage<?> other, Runnable function, Executor executor) {
    return both(other, given(executor), Reactions.run(function));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> applyToEither(
      CompletionStage<? extends T> other, Function<? super T, U> function) {
    return either(other, null, Reactions.apply(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> function) {
    return either(other, defaultExecutor(), Reactions.apply(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> function, Executor executor) {
    return either(other, given(executor), Reactions.apply(as(function)));
  }

  @Override
  public CompletableFuture<Void> acceptEither(
      CompletionStage<? extends T> other, Consumer<? super T> function) {
    return either(other, null, Reactions.accept(as(function)));
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> function) {
    return either(other, defaultExecutor(), Reactions.accept(as(function)));
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> function, Executor executor) {
    return either(other, given(executor), Reactions.accept(as(function)));
  }

  @Override
  public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable function) {
    return either(other, null, Reactions.run(function));
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable function) {
    return either(other, defaultExecutor(), Reactions.run(function));
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(
      CompletionStage<?> other, Runnable function, Executor executor) {
    return either(other, given(executor), Reactions.run(function));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> thenCompose(
      Function<? super T, ? extends CompletionStage<U>> function) {
    return then(null, Reactions.compose(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> function) {
    return then(defaultExecutor(), Reactions.compose(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
    return then(given(executor), Reactions.compose(as(function)));
  }

  @Override
  public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> function) {
    return then(null, Reactions.whenComplete(as(function)));
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> function) {
    return then(defaultExecutor(), Reactions.whenComplete(as(function)));
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(
      BiConsumer<? super T, ? super Throwable> function, Executor executor) {
    return then(given(executor), Reactions.whenComplete(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> handle(
      BiFunction<? super T, Throwable, ? extends U> function) {
    return then(null, Reactions.handle(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> function) {
    return then(defaultExecutor(), Reactions.handle(as(function)));
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
    return then(given(executor), Reactions.handle(as(function)));
  }

  @Override
  public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
    return then(null, Reactions.exceptionally(as(function)));
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
    return then(defaultExecutor(), Reactions.exceptionally(as(function)));
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(
      Function<Throwable, ? extends T> function, Executor executor) {
    return then(given(executor), Reactions.exceptionally(as(function)));
  }

  @Override
  public CompletableFuture<T> exceptionallyCompose(
      Function<Throwable, ? extends CompletionStage<T>> function) {
    return then(null, Reactions.exceptionallyCompose(as(function)));
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> function) {
    return then(defaultExecutor(), Reactions.exceptionallyCompose(as(function)));
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> function, Executor executor) {
    return then(given(executor), Reactions.exceptionallyCompose(as(function)));
  }
}

package io.mazurka.jvm.substitute;

import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A stage of a computation; for {@code java.util.concurrent.CompletionStage}. */
public interface CompletionStage<T extends @Nullable Object> {

  CompletableFuture<T> toCompletableFuture();

  <U extends @Nullable Object> CompletionStage<U> thenApply(
      Function<? super T, ? extends U> function);

  <U extends @Nullable Object> CompletionStage<U> thenApplyAsync(
      Function<? super T, ? extends U> function);

  <U extends @Nullable Object> CompletionStage<U> thenApplyAsync(
      Function<? super T, ? extends U> function, Executor executor);

  CompletionStage<Void> thenAccept(Consumer<? super T> function);

  CompletionStage<Void> thenAcceptAsync(Consumer<? super T> function);

  CompletionStage<Void> thenAcceptAsync(Consumer<? super T> function, Executor executor);

  CompletionStage<Void> thenRun(Runnable function);

  CompletionStage<Void> thenRunAsync(Runnable function);

  CompletionStage<Void> thenRunAsync(Runnable function, Executor executor);

  <U extends @Nullable Object, V extends @Nullable Object> CompletionStage<V> thenCombine(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function);

  <U extends @Nullable Object, V extends @Nullable Object> CompletionStage<V> thenCombineAsync(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function);

  <U extends @Nullable Object, V extends @Nullable Object> CompletionStage<V> thenCombineAsync(
      CompletionStage<? extends U> other,
      BiFunction<? super T, ? super U, ? extends V> function,
      Executor executor);

  <U extends @Nullable Object> CompletionStage<Void> thenAcceptBoth(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> function);

  <U extends @Nullable Object> CompletionStage<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> function);

  <U extends @Nullable Object> CompletionStage<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other,
      BiConsumer<? super T, ? super U> function,
      Executor executor);

  CompletionStage<Void> runAfterBoth(CompletionStage<?> other, Runnable function);

  CompletionStage<Void> runAfterBothAsync(CompletionStage<?> other, Runnable function);

  CompletionStage<Void> runAfterBothAsync(
      CompletionStage<?> other, Runnable function, Executor executor);

  <U extends @Nullable Object> CompletionStage<U> applyToEither(
      CompletionStage<? extends T> other, Function<? super T, U> function);

  <U extends @Nullable Object> CompletionStage<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> function);

  <U extends @Nullable Object> CompletionStage<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> function, Executor executor);

  CompletionStage<Void> acceptEither(
      CompletionStage<? extends T> other, Consumer<? super T> function);

  CompletionStage<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> function);

  CompletionStage<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> function, Executor executor);

  CompletionStage<Void> runAfterEither(CompletionStage<?> other, Runnable function);

  CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable function);

  CompletionStage<Void> runAfterEitherAsync(
      CompletionStage<?> other, Runnable function, Executor executor);

  <U extends @Nullable Object> CompletionStage<U> thenCompose(
      Function<? super T, ? extends CompletionStage<U>> function);

  <U extends @Nullable Object> CompletionStage<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> function);

  <U extends @Nullable Object> CompletionStage<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> function, Executor executor);

  CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> function);

  CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> function);

  CompletionStage<T> whenCompleteAsync(
      BiConsumer<? super T, ? super Throwable> function, Executor executor);

  <U extends @Nullable Object> CompletionStage<U> handle(
      BiFunction<? super T, Throwable, ? extends U> function);

  <U extends @Nullable Object> CompletionStage<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> function);

  <U extends @Nullable Object> CompletionStage<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> function, Executor executor);

  CompletionStage<T> exceptionally(Function<Throwable, ? extends T> function);

  default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
    return handle((_, failure) ->
            failure == null ? this : this.<T>handleAsync((_, same) -> function.apply(same)))
        .thenCompose(Function.identity());
  }

  default CompletionStage<T> exceptionallyAsync(
      Function<Throwable, ? extends T> function, Executor executor) {
    return handle((_, failure) ->
            failure == null
                ? this
                : this.<T>handleAsync((_, same) -> function.apply(same), executor))
        .thenCompose(Function.identity());
  }

  default CompletionStage<T> exceptionallyCompose(
      Function<Throwable, ? extends CompletionStage<T>> function) {
    return handle((_, failure) -> failure == null ? this : function.apply(failure))
        .thenCompose(Function.identity());
  }

  default CompletionStage<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> function) {
    return handle((_, failure) ->
            failure == null
                ? this
                : handleAsync((_, same) -> function.apply(same)).thenCompose(Function.identity()))
        .thenCompose(Function.identity());
  }

  default CompletionStage<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> function, Executor executor) {
    return handle((_, failure) ->
            failure == null
                ? this
                : handleAsync((_, same) -> function.apply(same), executor)
                    .thenCompose(Function.identity()))
        .thenCompose(Function.identity());
  }
}

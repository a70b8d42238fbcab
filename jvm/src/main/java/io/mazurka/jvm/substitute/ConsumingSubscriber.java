package io.mazurka.jvm.substitute;

import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A subscriber that hands all items to a function and completes a future at their end. */
final class ConsumingSubscriber<T> implements Flow.Subscriber<T> {

  private final CompletableFuture<@Nullable Void> end;
  private final Consumer<? super T> consumer;
  private Flow.@Nullable Subscription subscription;

  ConsumingSubscriber(CompletableFuture<@Nullable Void> end, Consumer<? super T> consumer) {
    this.end = end;
    this.consumer = consumer;
  }

  @Override
  @SuppressWarnings("FutureReturnValueIgnored") // To cancel twice does nothing, and never fails.
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    end.whenComplete((_, _) -> given.cancel());
    if (!end.isDone()) {
      given.request(Long.MAX_VALUE);
    }
  }

  @Override
  public void onNext(T item) {
    try {
      consumer.accept(item);
    } catch (Throwable e) {
      Objects.requireNonNull(subscription).cancel();
      end.completeExceptionally(e);
    }
  }

  @Override
  public void onError(Throwable error) {
    end.completeExceptionally(error);
  }

  @Override
  public void onComplete() {
    end.complete(null);
  }
}

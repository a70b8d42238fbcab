package io.mazurka.jvm.substitute;

import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** The task that gives a subscriber its items, for as long as there are some and it wants them. */
final class Consumption<T> implements Runnable, CompletableFuture.AsynchronousCompletionTask {

  private final Delivery<T> delivery;
  private final Flow.Subscriber<? super T> subscriber;
  private boolean over;

  Consumption(Delivery<T> delivery) {
    this.delivery = delivery;
    this.subscriber = delivery.subscriber;
  }

  @Override
  public void run() {
    delivery.consumer = Thread.currentThread();
    try {
      consume();
    } finally {
      delivery.consumer = null;
    }
  }

  private void consume() {
    if (delivery.opens()) {
      open();
    }
    for (int taken = 0; !over; ) {
      if (delivery.hasFailed(taken)) {
        fail(null);
        return;
      }
      taken = takeTurn();
    }
  }

  private void open() {
    try {
      subscriber.onSubscribe(delivery);
    } catch (Throwable e) {
      fail(e);
    }
  }

  /** Does what there is to do; returns how many items that were. */
  private int takeTurn() {
    int turn = delivery.turn();
    if (turn == Delivery.TAKE) {
      return takeBatch();
    }
    over = turn != Delivery.LOOK_AGAIN;
    if (turn == Delivery.COMPLETE) {
      complete();
    }
    return 0;
  }

  private int takeBatch() {
    @Nullable Object[] slots = delivery.buffer.slots();
    int position = delivery.buffer.head;
    int most = delivery.batch();
    Object item = RingBuffer.take(slots, position);
    int taken = 0;
    while (item != null && give(item)) {
      taken++;
      item = taken < most ? delivery.take(slots, position + taken) : null;
    }
    return taken;
  }

  /** Gives the subscriber an item; returns whether it could take it. */
  @SuppressWarnings("unchecked") // Only such items are offered.
  private boolean give(Object item) {
    try {
      subscriber.onNext((T) item);
      return true;
    } catch (Throwable e) {
      refuse(e);
      return false;
    }
  }

  private void refuse(Throwable thrown) {
    if (delivery.handler != null) {
      try {
        delivery.handler.accept(subscriber, thrown);
      } catch (Throwable _) {
        // It is the subscriber's failure that counts.
      }
    }
    fail(thrown);
  }

  private void fail(@Nullable Throwable thrown) {
    over = true;
    Throwable told = delivery.close(thrown);
    if (told != null) {
      try {
        subscriber.onError(told);
      } catch (Throwable _) {
        // There is nobody left to tell.
      }
    }
  }

  private void complete() {
    try {
      subscriber.onComplete();
    } catch (Throwable _) {
      // There is nobody left to tell.
    }
  }
}

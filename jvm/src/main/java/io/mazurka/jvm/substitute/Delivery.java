package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What is on its way from a publisher to one subscriber. To offer an item, to ask for some and to
 * take one are one step each; a {@link Consumption} is started by whoever finds that there is
 * something to do and nobody at it.
 *
 * <p>How many items are asked for is a part of its own, as it matters to the consumer only, which
 * usually asks itself. Where others ask, they may be the ones to start it, as those who offer.
 *
 * <p>A failure, also one that comes from {@code cancel}, is looked at before items are taken and
 * not in between, as in the JDK: so an item may still arrive that was offered later.
 */
final class Delivery<T> implements Flow.Subscription {

  final Flow.Subscriber<? super T> subscriber;
  final @Nullable BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
  final RingBuffer buffer;
  private @Nullable Executor executor;
  private @Nullable Throwable failure;
  private boolean opened;
  private boolean running;
  private boolean failed;
  private boolean complete;
  private boolean closed;
  private long demand;

  /** The thread that gives items to the subscriber now, if any does. */
  @Nullable Thread consumer;

  /** The next one of the same publisher, which alone looks at it. */
  @Nullable Delivery<T> next;

  Delivery(
      Flow.Subscriber<? super T> subscriber,
      Executor executor,
      @Nullable BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler,
      int limit) {
    this.subscriber = subscriber;
    this.executor = executor;
    this.handler = handler;
    this.buffer = new RingBuffer(limit);
  }

  private void change() {
    Steps.change(this, Steps.STATE, SITE);
  }

  boolean isClosed() {
    Steps.look(this, Steps.STATE, SITE);
    return closed;
  }

  /** How many items wait; negative if nobody waits for them. */
  int lag() {
    Steps.change(SITE, Steps.Part.looked(this, Steps.STATE), Steps.Part.looked(this, Steps.COUNT));
    return closed ? -1 : Math.max(0, buffer.tail - buffer.head);
  }

  /** How many items more are asked for than wait; part of the step that told the lag. */
  long demandBeyond(int lag) {
    return demand - lag;
  }

  /** Adds an item; returns the lag, 0 if there is no room, and -1 if this is closed. */
  int offer(T item) {
    change();
    return offerNow(item);
  }

  /** The same when there is room, which is waited for. */
  int offer(T item, long nanos) {
    Waits.Need room =
        new Waits.Need(() -> closed || buffer.hasRoom(), () -> "room for an item of a publisher");
    if (nanos == Long.MAX_VALUE) {
      Waits.await(this, room, SITE);
    } else {
      awaitInTime(room, nanos);
    }
    return offerNow(item);
  }

  private void awaitInTime(Waits.Need room, long nanos) {
    try {
      Waits.awaitToChange(this, room, nanos, SITE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      change();
    }
  }

  private int offerNow(T item) {
    Operations.publish(this, item);
    int lag = buffer.offer(item);
    if (closed) {
      return -1;
    }
    if (demand > 0) {
      startIfIdle();
    }
    return lag;
  }

  /** Begins, with telling the subscriber. */
  void open() {
    change();
    startIfIdle();
  }

  /** There will be no more items. */
  void complete() {
    change();
    complete = true;
    startIfIdle();
  }

  /** There will be no more items, since something went wrong or, without a reason, is over. */
  void fail(@Nullable Throwable reason) {
    Steps.change(SITE, new Steps.Part(this, Steps.STATE), new Steps.Part(this, Steps.RESULT));
    if (reason != null) {
      Operations.publish(this, reason);
      failure = reason;
    }
    failed = true;
    if (!closed && running) {
      buffer.clear();
    }
    startIfIdle();
  }

  @Override
  public void cancel() {
    fail(null);
  }

  @Override
  public void request(long items) {
    if (items <= 0) {
      fail(new IllegalArgumentException("non-positive subscription request"));
      return;
    }
    if (consumer != Thread.currentThread()) {
      Steps.noteRequestFromOutside();
    }
    Steps.change(this, Steps.requestsComeFromOutside() ? Steps.STATE : Steps.COUNT, SITE);
    long sum = demand + items;
    demand = sum < demand ? Long.MAX_VALUE : sum;
    startIfIdle();
  }

  private void startIfIdle() {
    if (running || closed) {
      return;
    }
    running = true;
    if (executor != null) {
      start(executor);
    }
  }

  private void start(Executor in) {
    try {
      in.execute(new Consumption<>(this));
    } catch (RuntimeException | Error e) {
      Steps.change(SITE, new Steps.Part(this, Steps.STATE), new Steps.Part(this, Steps.RESULT));
      failed = true;
      closed = true;
      throw e;
    }
  }

  /** Whether the subscriber has still to be told that it is one; only consumptions look at that. */
  boolean opens() {
    boolean first = !opened;
    opened = true;
    return first;
  }

  /** What the consumer has taken is told, if it is anything; returns whether there is a failure. */
  boolean hasFailed(int taken) {
    if (taken > 0) {
      Steps.change(
          SITE,
          new Steps.Part(this, Steps.STATE),
          new Steps.Part(this, Steps.COUNT),
          Steps.Part.looked(this, Steps.RESULT));
      buffer.head += taken;
      demand -= taken;
    } else {
      Steps.look(this, Steps.RESULT, SITE);
    }
    return failed;
  }

  static final int TAKE = 0;
  static final int LOOK_AGAIN = 1;
  static final int COMPLETE = 2;
  static final int LEAVE = 3;

  /** Decides what the consumer does next; one step, which also takes the first item. */
  int turn() {
    change();
    boolean empty = buffer.tail == buffer.head;
    if (!empty && demand > 0) {
      return TAKE;
    }
    if (empty && complete) {
      boolean first = !closed;
      closed = true;
      return first ? COMPLETE : LEAVE;
    }
    if (failed) {
      return LOOK_AGAIN;
    }
    running = false;
    return LEAVE;
  }

  /** How many items are taken at most before the consumer looks around; part of its turn. */
  int batch() {
    return (int) Math.min(demand, ((buffer.slots().length - 1) >>> 3) + 1);
  }

  /** Takes another item of a batch. */
  @Nullable Object take(@Nullable Object[] from, int position) {
    change();
    return RingBuffer.take(from, position);
  }

  /** Closes this because of a failure; returns what to tell the subscriber, if anything. */
  @Nullable Throwable close(@Nullable Throwable thrown) {
    Steps.change(SITE, new Steps.Part(this, Steps.STATE), new Steps.Part(this, Steps.RESULT));
    failed = true;
    if (closed) {
      return null;
    }
    closed = true;
    Throwable told = thrown == null ? failure : thrown;
    failure = null;
    executor = null;
    return told;
  }
}

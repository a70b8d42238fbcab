package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A publisher that keeps items for each of its subscribers until they ask for them; for {@code
 * java.util.concurrent.SubmissionPublisher}. As in the JDK it goes through the subscribers one by
 * one, under a lock that it also holds while it waits for room; what happens to one of them is the
 * business of a {@link Delivery}.
 */
public class SubmissionPublisher<T> implements Flow.Publisher<T>, AutoCloseable {

  private static final int LIMIT = 1 << 30;

  private final ReentrantLock lock = new ReentrantLock();
  private final Executor executor;
  private final int capacity;
  private final @Nullable BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
  private @Nullable Delivery<T> clients;
  private boolean closed;
  private @Nullable Throwable failure;

  public SubmissionPublisher() {
    this(ForkJoinPool.asyncCommonPool(), Flow.defaultBufferSize());
  }

  public SubmissionPublisher(Executor executor, int maxBufferCapacity) {
    this(executor, maxBufferCapacity, null);
  }

  public SubmissionPublisher(
      Executor executor,
      int maxBufferCapacity,
      @Nullable BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
    this.executor = Objects.requireNonNull(executor);
    if (maxBufferCapacity <= 0) {
      throw new IllegalArgumentException("capacity must be positive");
    }
    this.capacity =
        maxBufferCapacity >= LIMIT ? LIMIT : Integer.highestOneBit(2 * maxBufferCapacity - 1);
    this.handler = handler;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super T> subscriber) {
    Objects.requireNonNull(subscriber);
    lock.lock();
    try {
      Delivery<T> same = find(subscriber);
      if (same == null) {
        add(new Delivery<>(subscriber, executor, handler, capacity));
      } else {
        same.fail(new IllegalStateException("Duplicate subscribe"));
      }
    } finally {
      lock.unlock();
    }
  }

  private @Nullable Delivery<T> find(Flow.Subscriber<? super T> subscriber) {
    for (Delivery<T> open : open()) {
      if (subscriber.equals(open.subscriber)) {
        return open;
      }
    }
    return null;
  }

  private void add(Delivery<T> client) {
    Operations.publish(this, client);
    client.open();
    if (failure != null) {
      client.fail(failure);
    } else if (closed) {
      client.complete();
    } else if (clients == null) {
      clients = client;
    } else {
      last(clients).next = client;
    }
  }

  private Delivery<T> last(Delivery<T> first) {
    Delivery<T> last = first;
    while (last.next != null) {
      last = last.next;
    }
    return last;
  }

  /** Drops the subscriptions that are closed and returns the others; under the lock. */
  private List<Delivery<T>> open() {
    List<Delivery<T>> open = new ArrayList<>();
    Delivery<T> before = null;
    Delivery<T> client = clients;
    while (client != null) {
      Delivery<T> after = client.next;
      if (!client.isClosed()) {
        open.add(client);
        before = client;
      } else if (before == null) {
        clients = after;
      } else {
        before.next = after;
      }
      client = after;
    }
    return open;
  }

  private List<Delivery<T>> openUnderLock() {
    lock.lock();
    try {
      return open();
    } finally {
      lock.unlock();
    }
  }

  public int submit(T item) {
    return publish(item, Long.MAX_VALUE, null);
  }

  public int offer(T item, @Nullable BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
    return publish(item, 0, onDrop);
  }

  public int offer(
      T item,
      long timeout,
      TimeUnit unit,
      @Nullable BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
    return publish(item, Math.min(unit.toNanos(timeout), Long.MAX_VALUE - 1), onDrop);
  }

  private int publish(
      T item, long nanos, @Nullable BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
    Objects.requireNonNull(item);
    lock.lock();
    try {
      if (clients == null && closed) {
        throw new IllegalStateException("Closed");
      }
      return offerToAll(item, nanos, onDrop);
    } finally {
      lock.unlock();
    }
  }

  /** Returns the largest lag, or how many have no room for the item, as a negative number. */
  private int offerToAll(
      T item, long nanos, @Nullable BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
    List<Delivery<T>> full = new ArrayList<>();
    int lag = 0;
    boolean anyClosed = false;
    Delivery<T> client = clients;
    while (client != null) {
      Delivery<T> after = client.next;
      int answer = client.offer(item);
      lag = Math.max(lag, answer);
      anyClosed |= answer < 0;
      if (answer == 0) {
        full.add(client);
      }
      client = after;
    }
    int drops = 0;
    for (Delivery<T> late : full) {
      int answer = offerAgain(late, item, nanos, onDrop);
      lag = Math.max(lag, answer);
      anyClosed |= answer < 0;
      drops += answer == 0 ? 1 : 0;
    }
    if (anyClosed) {
      open();
    }
    return drops > 0 ? -drops : lag;
  }

  private int offerAgain(
      Delivery<T> client,
      T item,
      long nanos,
      @Nullable BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
    int answer = nanos > 0 ? client.offer(item, nanos) : client.offer(item);
    boolean again = answer == 0 && onDrop != null && onDrop.test(client.subscriber, item);
    return again ? client.offer(item) : answer;
  }

  @Override
  public void close() {
    for (Delivery<T> client = end(null); client != null; client = client.next) {
      client.complete();
    }
  }

  public void closeExceptionally(Throwable error) {
    Objects.requireNonNull(error);
    for (Delivery<T> client = end(error); client != null; client = client.next) {
      client.fail(error);
    }
  }

  /** Closes this, unless it is closed; returns the first of those who are to be told. */
  private @Nullable Delivery<T> end(@Nullable Throwable error) {
    if (isClosed()) {
      return null;
    }
    lock.lock();
    try {
      Delivery<T> told = clients;
      Steps.changeIf(() -> !closed, SITE, new Steps.Part(this, Steps.RESULT));
      if (!closed) {
        Operations.publish(this, error);
        failure = error;
        clients = null;
        closed = true;
      }
      return told;
    } finally {
      lock.unlock();
    }
  }

  public boolean isClosed() {
    Steps.look(this, Steps.RESULT, SITE);
    return closed;
  }

  public @Nullable Throwable getClosedException() {
    Steps.look(this, Steps.RESULT, SITE);
    return failure;
  }

  public boolean hasSubscribers() {
    return !openUnderLock().isEmpty();
  }

  public int getNumberOfSubscribers() {
    return openUnderLock().size();
  }

  public List<Flow.Subscriber<? super T>> getSubscribers() {
    List<Flow.Subscriber<? super T>> subscribers = new ArrayList<>();
    for (Delivery<T> open : openUnderLock()) {
      subscribers.add(open.subscriber);
    }
    return subscribers;
  }

  public boolean isSubscribed(Flow.Subscriber<? super T> subscriber) {
    Objects.requireNonNull(subscriber);
    if (isClosed()) {
      return false;
    }
    lock.lock();
    try {
      return find(subscriber) != null;
    } finally {
      lock.unlock();
    }
  }

  public Executor getExecutor() {
    return executor;
  }

  public int getMaxBufferCapacity() {
    return capacity;
  }

  public long estimateMinimumDemand() {
    lock.lock();
    try {
      List<Long> demands = new ArrayList<>();
      for (Delivery<T> open : open()) {
        int lag = open.lag();
        if (lag >= 0) {
          demands.add(open.demandBeyond(lag));
        }
      }
      return demands.isEmpty() ? 0 : Collections.min(demands);
    } finally {
      lock.unlock();
    }
  }

  public int estimateMaximumLag() {
    lock.lock();
    try {
      int most = 0;
      for (Delivery<T> open : open()) {
        most = Math.max(most, open.lag());
      }
      return most;
    } finally {
      lock.unlock();
    }
  }

  public CompletableFuture<@Nullable Void> consume(Consumer<? super T> consumer) {
    Objects.requireNonNull(consumer);
    CompletableFuture<@Nullable Void> end = new CompletableFuture<>();
    subscribe(new ConsumingSubscriber<>(end, consumer));
    return end;
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Waiting for elements of a queue, or for room: one step each. */
@ModelOf(value = "java/util/concurrent/BlockingQueue", below = true)
public final class BlockingQueueModel {

  private BlockingQueueModel() {}

  public static <E> void put(BlockingQueue<E> self, E element, int site)
      throws InterruptedException {
    if (isOneObject(self)) {
      awaitRoom(self, element, Waits.FOR_EVER, site);
    }
    self.put(element);
  }

  public static <E> boolean offer(
      BlockingQueue<E> self, E element, long timeout, TimeUnit unit, int site)
      throws InterruptedException {
    if (!isOneObject(self)) {
      return self.offer(element, timeout, unit);
    }
    return awaitRoom(self, element, nanos(timeout, unit), site) && self.offer(element);
  }

  public static <E> E take(BlockingQueue<E> self, int site) throws InterruptedException {
    if (isOneObject(self)) {
      awaitElement(self, Waits.FOR_EVER, site);
    }
    return self.take();
  }

  public static <E> @Nullable E poll(BlockingQueue<E> self, long timeout, TimeUnit unit, int site)
      throws InterruptedException {
    if (!isOneObject(self)) {
      return self.poll(timeout, unit);
    }
    return awaitElement(self, nanos(timeout, unit), site) ? self.poll() : null;
  }

  /** Whether the queue is one of the JDK's, whose code is not looked into. */
  static boolean isOneObject(BlockingQueue<?> queue) {
    Class<?> type = queue.getClass();
    return type == LinkedBlockingQueue.class
        || type == ArrayBlockingQueue.class
        || type == LinkedBlockingDeque.class;
  }

  static boolean awaitElement(BlockingQueue<?> queue, long nanos, int site)
      throws InterruptedException {
    Waits.Need element =
        new Waits.Need(() -> !queue.isEmpty(), () -> "an element of " + Steps.name(queue));
    return await(queue, element, nanos, site);
  }

  static boolean awaitRoom(BlockingQueue<?> queue, Object element, long nanos, int site)
      throws InterruptedException {
    Objects.requireNonNull(element);
    Waits.Need room =
        new Waits.Need(() -> queue.remainingCapacity() > 0, () -> "room in " + Steps.name(queue));
    boolean met = await(queue, room, nanos, site);
    Operations.publish(queue, element);
    return met;
  }

  /** Waits; a deque looks for interrupts only where it has to, or is to give up after a time. */
  private static boolean await(BlockingQueue<?> queue, Waits.Need need, long nanos, int site)
      throws InterruptedException {
    return nanos < 0 && queue instanceof LinkedBlockingDeque
        ? Waits.awaitToChangeFirst(queue, need, nanos, site)
        : Waits.awaitToChange(queue, need, nanos, site);
  }

  static long nanos(long timeout, TimeUnit unit) {
    return Math.max(0, unit.toNanos(timeout));
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.Collection;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Waiting for elements of a queue, or for room: one step each. */
@ModelOf(value = "java/util/concurrent/BlockingQueue", below = true)
public final class BlockingQueueModel {

  private BlockingQueueModel() {}

  public static <E> void put(BlockingQueue<E> self, E element, int site)
      throws InterruptedException {
    if (Queues.isBounded(self)) {
      awaitRoom(self, element, Waits.FOR_EVER, site);
    } else {
      beforeAdding(self, element, site);
    }
    self.put(element);
  }

  public static <E> boolean offer(
      BlockingQueue<E> self, E element, long timeout, TimeUnit unit, int site)
      throws InterruptedException {
    if (!Queues.isBounded(self)) {
      beforeAdding(self, element, site);
      return self.offer(element, timeout, unit);
    }
    return awaitRoom(self, element, nanos(timeout, unit), site) && self.offer(element);
  }

  public static <E> E take(BlockingQueue<E> self, int site) throws InterruptedException {
    if (self.getClass() == DelayQueue.class) {
      return Due.take(self, site);
    }
    if (Queues.isOneObject(self)) {
      awaitElement(self, Waits.FOR_EVER, site);
    } else {
      Views.before(self, site);
    }
    return self.take();
  }

  public static <E> @Nullable E poll(BlockingQueue<E> self, long timeout, TimeUnit unit, int site)
      throws InterruptedException {
    if (self.getClass() == DelayQueue.class) {
      return Due.poll(self, nanos(timeout, unit), site);
    }
    if (!Queues.isOneObject(self)) {
      Views.before(self, site);
      return self.poll(timeout, unit);
    }
    return awaitElement(self, nanos(timeout, unit), site) ? self.poll() : null;
  }

  public static <E> int drainTo(BlockingQueue<E> self, Collection<? super E> to, int site) {
    if (self instanceof SynchronousQueue<E> queue) {
      return drain(queue, to, Integer.MAX_VALUE, site);
    }
    Hooks.passed(to, true);
    Views.before(self, site);
    int drained = self.drainTo(to);
    Hooks.filled(to);
    return drained;
  }

  public static <E> int drainTo(
      BlockingQueue<E> self, Collection<? super E> to, int atMost, int site) {
    if (self instanceof SynchronousQueue<E> queue) {
      return drain(queue, to, atMost, site);
    }
    Hooks.passed(to, true);
    Views.before(self, site);
    int drained = self.drainTo(to, atMost);
    Hooks.filled(to);
    return drained;
  }

  /** Takes from one after the other of those who wait: there is nothing to be had at once. */
  private static <E> int drain(
      SynchronousQueue<E> queue, Collection<? super E> to, int atMost, int site) {
    Objects.requireNonNull(to);
    if (to == queue) {
      throw new IllegalArgumentException();
    }
    for (int n = 0; n < atMost; n++) {
      Views.before(queue, site);
      E element = queue.poll();
      if (element == null) {
        return n;
      }
      Hooks.sought(to, element, true);
      Hooks.argument(to, element);
      Views.before(to, site);
      to.add(element);
    }
    return Math.max(0, atMost);
  }

  /** Stands before adding an element to a queue that has room for it, or is the program's own. */
  private static void beforeAdding(BlockingQueue<?> queue, Object element, int site) {
    if (Queues.isInOrder(queue)) {
      Hooks.argument(queue, element);
      Hooks.sought(queue, element, true);
    }
    Views.before(queue, site);
  }

  static boolean awaitElement(BlockingQueue<?> queue, long nanos, int site)
      throws InterruptedException {
    Waits.Need element =
        new Waits.Need(() -> !queue.isEmpty(), () -> "an element of " + Steps.name(queue));
    boolean met = await(queue, element, nanos, site);
    Operations.calling(queue, site);
    return met;
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

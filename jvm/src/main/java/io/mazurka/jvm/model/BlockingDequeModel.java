package io.mazurka.jvm.model;

import static io.mazurka.jvm.model.BlockingQueueModel.awaitElement;
import static io.mazurka.jvm.model.BlockingQueueModel.awaitRoom;
import static io.mazurka.jvm.model.BlockingQueueModel.nanos;
import static io.mazurka.jvm.model.Queues.isOneObject;

import io.mazurka.jvm.runtime.Waits;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The same as for queues at both ends of a deque. */
@ModelOf(value = "java/util/concurrent/BlockingDeque", below = true)
public final class BlockingDequeModel {

  private BlockingDequeModel() {}

  public static <E> void putFirst(BlockingDeque<E> self, E element, int site)
      throws InterruptedException {
    if (isOneObject(self)) {
      awaitRoom(self, element, Waits.FOR_EVER, site);
    }
    self.putFirst(element);
  }

  public static <E> void putLast(BlockingDeque<E> self, E element, int site)
      throws InterruptedException {
    if (isOneObject(self)) {
      awaitRoom(self, element, Waits.FOR_EVER, site);
    }
    self.putLast(element);
  }

  public static <E> E takeFirst(BlockingDeque<E> self, int site) throws InterruptedException {
    if (isOneObject(self)) {
      awaitElement(self, Waits.FOR_EVER, site);
    }
    return self.takeFirst();
  }

  public static <E> E takeLast(BlockingDeque<E> self, int site) throws InterruptedException {
    if (isOneObject(self)) {
      awaitElement(self, Waits.FOR_EVER, site);
    }
    return self.takeLast();
  }

  public static <E> boolean offerFirst(
      BlockingDeque<E> self, E element, long timeout, TimeUnit unit, int site)
      throws InterruptedException {
    if (!isOneObject(self)) {
      return self.offerFirst(element, timeout, unit);
    }
    return awaitRoom(self, element, nanos(timeout, unit), site) && self.offerFirst(element);
  }

  public static <E> boolean offerLast(
      BlockingDeque<E> self, E element, long timeout, TimeUnit unit, int site)
      throws InterruptedException {
    if (!isOneObject(self)) {
      return self.offerLast(element, timeout, unit);
    }
    return awaitRoom(self, element, nanos(timeout, unit), site) && self.offerLast(element);
  }

  public static <E> @Nullable E pollFirst(
      BlockingDeque<E> self, long timeout, TimeUnit unit, int site) throws InterruptedException {
    if (!isOneObject(self)) {
      return self.pollFirst(timeout, unit);
    }
    return awaitElement(self, nanos(timeout, unit), site) ? self.pollFirst() : null;
  }

  public static <E> @Nullable E pollLast(
      BlockingDeque<E> self, long timeout, TimeUnit unit, int site) throws InterruptedException {
    if (!isOneObject(self)) {
      return self.pollLast(timeout, unit);
    }
    return awaitElement(self, nanos(timeout, unit), site) ? self.pollLast() : null;
  }
}

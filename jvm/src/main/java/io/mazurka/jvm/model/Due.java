package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Fronts;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Waiting for the first element of a {@link DelayQueue} to be due. Time is virtual and may pass at
 * any moment, so that a thread takes an element as soon as there is one, and is from then on as
 * late as the element is due: one step. Where another element may take the place of the first, the
 * wait and what is found after it are two.
 */
final class Due {

  private Due() {}

  @SuppressWarnings("NullAway") // There is an element at the end of a wait without an end.
  static <E> E take(BlockingQueue<E> queue, int site) throws InterruptedException {
    return poll(queue, Waits.FOR_EVER, site);
  }

  /** Takes the first element when it is due, or else gives up when the time has passed. */
  static <E> @Nullable E poll(BlockingQueue<E> queue, long nanos, int site)
      throws InterruptedException {
    long left = nanos;
    Fronts.approach(queue);
    while (BlockingQueueModel.awaitElement(queue, left, site)) {
      boolean twice = Fronts.mayBeReplaced(queue);
      E due = queue.poll();
      if (due != null || left == 0) {
        return due;
      }
      Waits.begin();
      long wait = wait(queue, left);
      if (twice) {
        Waits.pass(wait);
        left = without(left, wait);
        if (left == 0) {
          break;
        }
      } else if (letPass(queue, wait, site)) {
        left = without(left, wait);
        due = queue.poll();
        if (due != null || left == 0) {
          return due;
        }
      }
    }
    return nanos == 0 || Waits.areLate() ? null : lastLook(queue, site);
  }

  private static long without(long left, long passed) {
    return left < 0 ? left : left - passed;
  }

  /** Looks once more when the time is up: an element may have come meanwhile. */
  private static <E> @Nullable E lastLook(BlockingQueue<E> queue, int site) {
    Views.before(queue, site);
    return queue.poll();
  }

  /** How long to wait for the first element, which is not due, or to give up. */
  private static long wait(BlockingQueue<?> queue, long left) {
    Delayed first = (Delayed) queue.peek();
    long delay = first == null ? 0 : Math.max(0, first.getDelay(TimeUnit.NANOSECONDS));
    return left < 0 ? delay : Math.min(delay, left);
  }

  /** Lets time pass; returns false if another element has come to the front meanwhile. */
  private static boolean letPass(BlockingQueue<?> queue, long nanos, int site)
      throws InterruptedException {
    if (nanos == 0 || !Waits.areLate()) {
      Waits.pass(queue, nanos);
      return true;
    }
    Object first = queue.peek();
    Waits.Need other =
        new Waits.Need(
            () -> queue.peek() != first, () -> "the first element of " + Steps.name(queue));
    boolean met = Waits.awaitToChange(queue, other, nanos, site);
    Waits.pass(queue, 0);
    Operations.calling(queue, site);
    return !met;
  }
}

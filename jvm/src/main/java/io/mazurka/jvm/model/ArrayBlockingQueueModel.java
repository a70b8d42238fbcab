package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.Collection;
import java.util.concurrent.ArrayBlockingQueue;

/**
 * Calls of a queue are one step each, in which anybody may overtake those who wait; where one is
 * fair and that shows, the code of these queues is explored instead.
 */
@ModelOf("java/util/concurrent/ArrayBlockingQueue")
public final class ArrayBlockingQueueModel {

  private ArrayBlockingQueueModel() {}

  @New
  public static <E> ArrayBlockingQueue<E> make(int capacity, boolean fair, int site) {
    note(fair);
    return new ArrayBlockingQueue<>(capacity, fair);
  }

  @New
  public static <E> ArrayBlockingQueue<E> make(
      int capacity, boolean fair, Collection<? extends E> elements, int site) {
    note(fair);
    return new ArrayBlockingQueue<>(capacity, fair, elements);
  }

  private static void note(boolean fair) {
    if (fair) {
      Operations.noteFairQueue();
    }
  }
}

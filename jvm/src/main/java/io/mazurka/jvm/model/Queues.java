package io.mazurka.jvm.model;

import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.stream.Stream;

/** The queues of the JDK that wait and are one object each, whose code is not looked into. */
public final class Queues {

  private static final Set<Class<?>> BOUNDED =
      Set.of(ArrayBlockingQueue.class, LinkedBlockingDeque.class, LinkedBlockingQueue.class);

  private static final Set<Class<?>> IN_ORDER =
      Set.of(DelayQueue.class, PriorityBlockingQueue.class);

  private Queues() {}

  /**
   * Whether the class is one of them: models are for its own objects, and what those of a subclass
   * inherit would wait for real.
   */
  public static boolean isOne(String internalName) {
    return Stream.concat(BOUNDED.stream(), IN_ORDER.stream())
        .anyMatch(type -> Jdk.internalName(type).equals(internalName));
  }

  static boolean isOneObject(BlockingQueue<?> queue) {
    return isBounded(queue) || isInOrder(queue);
  }

  /** Whether it is one that may have no room, and is locked for each element by who walks. */
  static boolean isBounded(BlockingQueue<?> queue) {
    return BOUNDED.contains(queue.getClass());
  }

  /** Whether it is one that has its elements compared, and gives a snapshot to who walks. */
  static boolean isInOrder(BlockingQueue<?> queue) {
    return IN_ORDER.contains(queue.getClass());
  }
}

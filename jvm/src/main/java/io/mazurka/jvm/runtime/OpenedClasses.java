package io.mazurka.jvm.runtime;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The collections of the JDK that are no longer one object whose calls are one step: they have
 * called a method of the program's in which others can notice something, {@code compareTo} or the
 * like, while they held a lock that nobody else knows of, or in the midst of a change without a
 * lock; or the program extends one that waits, or goes through one that it extends; or they are
 * fair, which follows from the lock that they have inside. From then on their own code is explored,
 * as if it were the program's.
 */
final class OpenedClasses {

  private static final String CONCURRENT = "java.util.concurrent.";

  /** Classes that are opened together, as one is made of the other. */
  private static final List<Set<String>> FAMILIES =
      List.of(
          Set.of(CONCURRENT + "ArrayBlockingQueue"),
          Set.of(CONCURRENT + "ConcurrentHashMap"),
          Set.of(CONCURRENT + "ConcurrentLinkedDeque"),
          Set.of(CONCURRENT + "ConcurrentLinkedQueue"),
          Set.of(CONCURRENT + "ConcurrentSkipListMap", CONCURRENT + "ConcurrentSkipListSet"),
          Set.of(CONCURRENT + "CopyOnWriteArrayList", CONCURRENT + "CopyOnWriteArraySet"),
          Set.of(CONCURRENT + "DelayQueue"),
          Set.of(CONCURRENT + "LinkedBlockingDeque"),
          Set.of(CONCURRENT + "LinkedBlockingQueue"),
          Set.of(CONCURRENT + "PriorityBlockingQueue"));

  private final Set<String> names = new TreeSet<>();

  /** Opens the class, with its nested ones, if that is possible and has not been done. */
  boolean open(String className) {
    String outer = className.replaceFirst("\\$.*", "");
    return FAMILIES.stream().anyMatch(family -> family.contains(outer) && names.addAll(family));
  }

  /** Opens the queues that may serve threads in the order in which they came. */
  boolean openFairQueues() {
    return open(CONCURRENT + "ArrayBlockingQueue");
  }

  /** The names of the classes, with dots. */
  Set<String> names() {
    return names;
  }
}

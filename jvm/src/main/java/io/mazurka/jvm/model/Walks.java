package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import org.jspecify.annotations.Nullable;

/**
 * Calls in which the JDK goes through a weakly consistent collection, while others may change it
 * between any two elements.
 */
public final class Walks {

  /** What a call does with a weakly consistent collection that it is given. */
  public enum Sort {
    /** It keeps it, or looks for something in it. */
    NONE,
    /** It asks it for an array of its elements. */
    ARRAY,
    /** It goes through it, element by element. */
    WALK,
    /** It turns it into text. */
    TEXT
  }

  /** Methods that go through what they are given. */
  private static final Set<String> COPYING =
      Set.of("addAllAbsent", "copyOf", "disjoint", "frequency", "join", "max", "min");

  /** Classes that copy collections by asking them for an array. */
  private static final Set<String> OF_ARRAYS =
      Set.of(
          "java/util/ArrayDeque",
          "java/util/ArrayList",
          "java/util/LinkedList",
          "java/util/List",
          "java/util/PriorityQueue",
          "java/util/Stack",
          "java/util/Vector",
          "java/util/concurrent/CopyOnWriteArrayList",
          "java/util/concurrent/CopyOnWriteArraySet",
          "java/util/concurrent/PriorityBlockingQueue");

  private static final List<Class<?>> CLASSES = classes();

  private Walks() {}

  @SuppressWarnings("UnnecessaryAsync") // These are asked for the classes of their views.
  private static List<Class<?>> classes() {
    ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<>();
    ConcurrentSkipListMap<Integer, Object> sorted = new ConcurrentSkipListMap<>();
    return List.of(
        map.getClass(),
        map.keySet().getClass(),
        map.values().getClass(),
        map.entrySet().getClass(),
        sorted.getClass(),
        sorted.keySet().getClass(),
        sorted.values().getClass(),
        sorted.entrySet().getClass(),
        sorted.headMap(0).getClass(),
        ConcurrentSkipListSet.class,
        ConcurrentLinkedQueue.class,
        ConcurrentLinkedDeque.class,
        DelayQueue.class);
  }

  /** Whether a variable of that type can hold a weakly consistent collection. */
  static boolean canHold(Class<?> type) {
    return CLASSES.stream().anyMatch(type::isAssignableFrom);
  }

  /** The same for the type with this descriptor. */
  public static boolean canHold(String descriptor) {
    return descriptor.startsWith("L")
        && Jdk.type(descriptor.substring(1, descriptor.length() - 1))
            .filter(Walks::canHold)
            .isPresent();
  }

  /**
   * What a call of a JDK method does with an argument.
   *
   * @param policy what it does to the argument as far as others can notice
   */
  public static Sort of(String owner, String name, String descriptor, ArgumentPolicy policy) {
    boolean any = descriptor.equals("Ljava/lang/Object;");
    if (policy == ArgumentPolicy.SHOW && (any || descriptor.equals("[Ljava/lang/Object;"))) {
      return Sort.TEXT;
    }
    boolean copies =
        name.equals("<init>")
            ? ArgumentTypes.holdsOthers("L" + owner + ";")
            : COPYING.contains(name);
    if (!copies || any || !canHold(descriptor)) {
      return Sort.NONE;
    }
    return OF_ARRAYS.contains(owner) ? Sort.ARRAY : Sort.WALK;
  }

  /** Whether the collection asks what is added to it for an array of its elements. */
  static boolean asksForArray(Object collection) {
    return collection instanceof List<?>
        || collection instanceof ArrayDeque<?>
        || collection instanceof CopyOnWriteArraySet<?>;
  }

  /** Whether what goes through the object, if anything can, is to take a step for each element. */
  static boolean isNeeded(@Nullable Object object) {
    return (object instanceof Collection<?> || object instanceof Map<?, ?>)
        && Callback.leadsToWeaklyConsistent(object);
  }

  /** The same for what goes by the elements: those of a queue that locks, it locks for each. */
  static boolean isNeededForEach(@Nullable Object object) {
    return isNeeded(object) || object instanceof BlockingQueue<?> queue && Queues.isBounded(queue);
  }
}

package io.mazurka.jvm.runtime;

import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Whether a collection or a map that looks for an object looks into it, and into those that it has:
 * a list is found by its elements, a {@link StringBuilder} only by its identity.
 */
final class ElementSearch {

  private ElementSearch() {}

  /**
   * How the JDK's code looks into a collection for one object, or null if it looks into nothing or
   * leaves that to code of the program.
   *
   * @param adds whether the object is to be added, which some collections do without looking
   */
  static Contents.@Nullable Look of(Object collection, Object sought, boolean adds) {
    ClassShape shape = ClassShape.of(sought);
    if (sought instanceof Enum<?>) {
      return null;
    }
    Contents.Look look = of(collection, adds);
    boolean byContents =
        look == Contents.Look.SEARCH_IN_ORDER
            ? shape.isOrderedByContents
            : shape.isComparedByContents;
    return byContents ? look : null;
  }

  /** The same, whatever it looks for. */
  static Contents.@Nullable Look of(Object collection, boolean adds) {
    if (isInOrder(collection)) {
      return isInNaturalOrder(collection) ? Contents.Look.SEARCH_IN_ORDER : null;
    }
    if (!goesByContents(collection, adds)) {
      return null;
    }
    return hasKeys(collection) ? Contents.Look.SEARCH : Contents.Look.SEARCH_OF_VALUES;
  }

  /** Whether only keys are looked for; the values of a map are a collection of another sort. */
  private static boolean hasKeys(Object collection) {
    return collection instanceof Map<?, ?> || collection instanceof Set<?>;
  }

  private static boolean isInOrder(Object collection) {
    return collection instanceof SortedMap<?, ?>
        || collection instanceof SortedSet<?>
        || collection instanceof PriorityQueue<?>
        || collection instanceof PriorityBlockingQueue<?>;
  }

  private static boolean isInNaturalOrder(Object collection) {
    return switch (collection) {
      case SortedMap<?, ?> map -> isOfJdk(map.comparator());
      case SortedSet<?> set -> isOfJdk(set.comparator());
      case PriorityQueue<?> queue -> isOfJdk(queue.comparator());
      case PriorityBlockingQueue<?> queue -> isOfJdk(queue.comparator());
      default -> false;
    };
  }

  private static boolean isOfJdk(@Nullable Comparator<?> order) {
    return order == null
        || order.getClass().getClassLoader() == null && !order.getClass().isHidden();
  }

  private static boolean goesByContents(Object collection, boolean adds) {
    return switch (collection) {
      case IdentityHashMap<?, ?> _ -> false;
      case Map<?, ?> _ -> true;
      case Set<?> _ -> true;
      default -> !adds;
    };
  }
}

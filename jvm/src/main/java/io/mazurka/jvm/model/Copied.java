package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Copies of weakly consistent collections, made step by step. A method of the JDK that goes through
 * a collection is given one, so that nobody changes what it sees.
 */
public final class Copied {

  private Copied() {}

  /**
   * What a method of the JDK that goes through the object is to be given in its place: a copy that
   * is made step by step if the object is weakly consistent.
   */
  @SuppressWarnings("unchecked") // What was cast to is what the object is.
  public static <T extends @Nullable Object> T of(T object, int site) {
    return Walks.isNeeded(object) ? (T) copy(object, site) : object;
  }

  /** The same for one that goes by the elements. */
  @SuppressWarnings("unchecked") // What was cast to is what the object is.
  public static <T extends @Nullable Object> T forEach(T object, int site) {
    return Walks.isNeededForEach(object) ? (T) copy(object, site) : object;
  }

  /** The same for an argument of that receiver; methods of the program's own get what it is. */
  static <T extends @Nullable Object> T argument(Object receiver, T object, int site) {
    if (!Operations.isJdkCall(receiver, site)) {
      return object;
    }
    return Walks.asksForArray(receiver) ? of(object, site) : forEach(object, site);
  }

  private static Object copy(Object object, int site) {
    return switch (object) {
      case SortedMap<?, ?> map -> sorted(map, site);
      case Map<?, ?> map -> unsorted(map, site);
      case SortedSet<?> set -> sorted(set, site);
      case Set<?> set -> ImmutableSet.ofKeys(elements(set, site).toArray());
      default -> elements((Collection<?>) object, site);
    };
  }

  /** The elements of a weakly consistent collection. */
  static <E> List<E> elements(Collection<E> collection, int site) {
    List<E> elements = new ArrayList<>();
    for (E element : Walk.through(collection, site)) {
      elements.add(element);
    }
    return elements;
  }

  private static <K, V> Map<K, V> sorted(SortedMap<K, V> map, int site) {
    Map<K, V> copy = new TreeMap<>(map.comparator());
    for (Map.Entry<K, V> entry : Walk.through(map, map.entrySet(), site)) {
      copy.put(entry.getKey(), entry.getValue());
    }
    return copy;
  }

  private static <K, V> Map<K, V> unsorted(Map<K, V> map, int site) {
    List<K> keys = new ArrayList<>();
    List<V> values = new ArrayList<>();
    for (Map.Entry<K, V> entry : Walk.through(map, map.entrySet(), site)) {
      keys.add(entry.getKey());
      values.add(entry.getValue());
    }
    return ImmutableMap.ofDifferent(keys, values);
  }

  private static <E> Set<E> sorted(SortedSet<E> set, int site) {
    Set<E> copy = new TreeSet<>(set.comparator());
    copy.addAll(elements(set, site));
    return copy;
  }
}

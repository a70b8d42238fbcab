package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Weakly consistent collections compared with others, or searched, in as many steps as the JDK goes
 * through them or looks something up.
 */
final class Comparison {

  private Comparison() {}

  /** Whether two collections of the JDK are compared in more than one step. */
  static boolean isWalk(Object one, Object other) {
    return Walks.isNeeded(one) || Walks.isNeeded(other) && Jdk.isJdk(one.getClass());
  }

  /** Whether two objects are equal, which takes one step. */
  static boolean equalAtOnce(Object one, @Nullable Object other, int site) {
    Hooks.argument(one, other);
    Hooks.matched(other);
    Hooks.matched(one);
    Views.before(one, site);
    return one.equals(other);
  }

  /** Whether each of the sets contains the other. */
  static boolean equal(Set<?> one, Set<?> other, int site) {
    return containsAll(one, other, site) && containsAll(other, one, site);
  }

  /** Whether all entries of each of the maps are in the other one. */
  static boolean equal(Map<?, ?> one, Map<?, ?> other, int site) {
    return includes(other, one, site) && includes(one, other, site);
  }

  private static <K, V> boolean includes(Map<?, ?> map, Map<K, V> entries, int site) {
    for (Map.Entry<K, V> entry : Bulk.each(entries, entries.entrySet(), site)) {
      K key = entry.getKey();
      V value = entry.getValue();
      seek(map, key, site);
      if (!same(value, map.get(key), site)) {
        return false;
      }
    }
    return true;
  }

  static boolean containsAll(Collection<?> collection, Collection<?> elements, int site) {
    for (Object element : Bulk.each(elements, elements, site)) {
      if (!contains(collection, element, site)) {
        return false;
      }
    }
    return true;
  }

  /** Looks an element up in a set; other collections have to be gone through. */
  static boolean contains(Collection<?> collection, @Nullable Object element, int site) {
    if (Walks.isNeeded(collection) && !(collection instanceof Set<?>)) {
      return contains(collection, collection, element, site);
    }
    seek(collection, element, site);
    return collection.contains(element);
  }

  /** Looks for an element among those of a weakly consistent collection, or the values of a map. */
  static boolean contains(
      Object collection, Iterable<?> elements, @Nullable Object sought, int site) {
    for (Object element : Walk.through(collection, elements, site)) {
      if (same(sought, element, site)) {
        return true;
      }
    }
    return false;
  }

  private static void seek(Object collection, @Nullable Object element, int site) {
    Hooks.sought(collection, element, false);
    Operations.look(collection, site);
  }

  private static boolean same(@Nullable Object one, @Nullable Object other, int site) {
    return one != null && Looks.hashed(one, site).equals(Looks.hashed(other, site));
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Calls that weakly consistent collections make of many, one for each element: other threads may
 * come between any two of them.
 */
final class Bulk {

  private Bulk() {}

  static <K extends @Nullable Object, V extends @Nullable Object> void putAll(
      Map<K, V> map, Map<? extends K, ? extends V> entries, int site) {
    for (Map.Entry<? extends K, ? extends V> entry : each(entries, entries.entrySet(), site)) {
      K key = entry.getKey();
      V value = entry.getValue();
      Hooks.sought(map, key, true);
      Hooks.argument(map, key);
      Hooks.argument(map, value);
      Views.before(map, site);
      map.put(key, value);
    }
  }

  static <E extends @Nullable Object> boolean addAll(
      Collection<E> collection, Collection<? extends E> elements, int site) {
    boolean changed = false;
    for (E element : each(elements, elements, site)) {
      Hooks.sought(collection, element, true);
      Hooks.argument(collection, element);
      Views.before(collection, site);
      changed |= collection.add(element);
    }
    return changed;
  }

  /** Goes through elements, in one step unless what they belong to is weakly consistent. */
  static <E extends @Nullable Object> Iterable<E> each(
      Object collection, Iterable<E> elements, int site) {
    if (Walks.isNeededForEach(collection)) {
      return Walk.through(collection, elements, site);
    }
    Operations.look(collection, site);
    return elements;
  }

  /** Goes through a collection with an iterator and removes what the filter takes. */
  static <E extends @Nullable Object> boolean removeIf(
      Collection<E> collection, Predicate<? super E> filter, int site) {
    Objects.requireNonNull(filter);
    boolean changed = false;
    Iterator<E> walk = Walk.through(collection, site).iterator();
    while (walk.hasNext()) {
      if (filter.test(walk.next())) {
        walk.remove();
        changed = true;
      }
    }
    return changed;
  }

  /** Removes what is in a view of the collection, in its order. */
  static void clear(Object collection, Iterable<?> view, int site) {
    Operations.readVolatile(collection, Operations.WHOLE, site);
    Iterator<?> iterator = view.iterator();
    while (iterator.hasNext()) {
      Hooks.argument(collection, iterator.next());
      Views.before(collection, site);
      iterator.remove();
    }
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Strides;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * What is done to all entries of a {@link ConcurrentHashMap}, one after the other: to find one, to
 * handle it and to change it are steps of their own.
 */
final class BinBulk {

  private BinBulk() {}

  /** Handles all elements of a map's view. */
  static <E> void forEach(
      ConcurrentHashMap<?, ?> map, Collection<E> view, Consumer<? super E> action, int site) {
    Objects.requireNonNull(action);
    Views.before(map, site);
    Strides.prepare(map);
    Spliterator<E> elements = view.spliterator();
    List<E> found = new ArrayList<>(1);
    while (Strides.tryAdvance(elements, found::add, map, site)) {
      E element = found.removeLast();
      action.accept(element instanceof Map.Entry<?, ?> ? Views.of(map, element) : element);
      Operations.look(map, site);
    }
  }

  static <K, V> void replaceAll(
      ConcurrentHashMap<K, V> map,
      BiFunction<? super K, ? super V, ? extends V> function,
      int site) {
    Objects.requireNonNull(function);
    forEach(
        map,
        map.entrySet(),
        entry -> replace(map, entry.getKey(), entry.getValue(), function, site),
        site);
  }

  private static <K, V> void replace(
      ConcurrentHashMap<K, V> map,
      K key,
      V found,
      BiFunction<? super K, ? super V, ? extends V> function,
      int site) {
    V old = found;
    while (old != null && !replace(map, key, old, function.apply(key, old), site)) {
      Operations.look(map, site);
      old = map.get(key);
    }
  }

  private static <K, V> boolean replace(
      ConcurrentHashMap<K, V> map, K key, V old, V value, int site) {
    Callback.keep(map, Objects.requireNonNull(value));
    Views.before(map, site);
    return map.replace(key, old, value);
  }

  /** Removes elements of a map's view: entries or values. */
  @SuppressWarnings("unchecked") // What the view shows is what the filter takes.
  static <K, V, E> boolean removeIf(
      ConcurrentHashMap<K, V> map, Collection<E> view, Predicate<? super E> filter, int site) {
    Objects.requireNonNull(filter);
    boolean ofEntries = view instanceof Set<?>;
    boolean[] changed = new boolean[1];
    forEach(
        map,
        map.entrySet(),
        entry -> {
          K key = entry.getKey();
          V value = entry.getValue();
          if (filter.test((E) (ofEntries ? new SimpleImmutableEntry<>(key, value) : value))) {
            Views.before(map, site);
            changed[0] |= map.remove(key, value);
          }
        },
        site);
    return changed[0];
  }
}

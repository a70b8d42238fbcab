package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Updates of one key of a {@link ConcurrentHashMap} by a function. The map locks the bin of the key
 * while the function runs; here the thread holds the bin, and the map is touched only before and
 * after, so that the function may do what it likes.
 *
 * <p>The update is one step if the function does nothing visible, and two steps around those of the
 * function if it does. Readers see the old value meanwhile. Changes of the same bin by others wait;
 * the thread's own fail where the map finds them out.
 */
final class BinUpdates {

  private BinUpdates() {}

  /** The map if it is one whose bins are known, or null. */
  static <K, V> @Nullable ConcurrentHashMap<K, V> bins(java.util.Map<K, V> map) {
    return map.getClass() == ConcurrentHashMap.class ? (ConcurrentHashMap<K, V>) map : null;
  }

  static <K, V> @Nullable V computeIfAbsent(
      ConcurrentHashMap<K, V> map,
      K key,
      Function<? super K, ? extends @Nullable V> function,
      int site) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(function);
    Callback call = Callback.beforeUpdate(map, key, site);
    V old = map.get(key);
    return old != null ? old : remap(call, map, key, null, () -> function.apply(key));
  }

  static <K, V> @Nullable V computeIfPresent(
      ConcurrentHashMap<K, V> map,
      K key,
      BiFunction<? super K, ? super V, ? extends @Nullable V> function,
      int site) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(function);
    Callback call = Callback.beforeUpdate(map, key, site);
    V old = map.get(key);
    return old == null ? null : remap(call, map, key, old, () -> function.apply(key, old));
  }

  static <K, V> @Nullable V compute(
      ConcurrentHashMap<K, V> map,
      K key,
      BiFunction<? super K, ? super @Nullable V, ? extends @Nullable V> function,
      int site) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(function);
    Callback call = Callback.beforeUpdate(map, key, site);
    V old = map.get(key);
    return remap(call, map, key, old, () -> function.apply(key, old));
  }

  static <K, V> @Nullable V merge(
      ConcurrentHashMap<K, V> map,
      K key,
      V value,
      BiFunction<? super V, ? super V, ? extends @Nullable V> function,
      int site) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(value);
    Objects.requireNonNull(function);
    Callback call = Callback.beforeUpdate(map, key, site);
    Callback.keep(map, value);
    V old = map.get(key);
    if (old == null) {
      map.put(key, value);
      return value;
    }
    return remap(call, map, key, old, () -> function.apply(old, value));
  }

  private static <K, V> @Nullable V remap(
      @Nullable Callback call,
      ConcurrentHashMap<K, V> map,
      K key,
      @Nullable V old,
      Supplier<? extends @Nullable V> function) {
    V value = call == null ? function.get() : call.update(key, old != null, function);
    if (value != null) {
      map.put(key, value);
    } else if (old != null) {
      map.remove(key);
    }
    return value;
  }
}

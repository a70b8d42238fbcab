package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Strides;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Views of a shared map are the map; functions that are passed to a map may do visible things; and
 * weakly consistent maps do things to many entries one after the other.
 */
@ModelOf(value = "java/util/Map", below = true)
public final class MapModel {

  private MapModel() {}

  public static <K extends @Nullable Object, V extends @Nullable Object> Set<K> keySet(
      Map<K, V> self, int site) {
    before(self, site);
    return Views.of(self, self.keySet());
  }

  public static <K extends @Nullable Object, V extends @Nullable Object> Collection<V> values(
      Map<K, V> self, int site) {
    before(self, site);
    return Views.of(self, self.values());
  }

  public static <K extends @Nullable Object, V extends @Nullable Object>
      Set<Map.Entry<K, V>> entrySet(Map<K, V> self, int site) {
    before(self, site);
    return Views.of(self, self.entrySet());
  }

  /** Who asks a concurrent map for a view sees nothing of the map yet. */
  private static void before(Map<?, ?> self, int site) {
    if (!Callback.isWeaklyConsistent(self)) {
      Views.before(self, site);
    }
  }

  public static <K, V> @Nullable V computeIfAbsent(
      Map<K, V> self, K key, Function<? super K, ? extends @Nullable V> function, int site) {
    ConcurrentHashMap<K, V> bins = BinUpdates.bins(self);
    if (bins != null) {
      return BinUpdates.computeIfAbsent(bins, key, function, site);
    }
    CallingBack call = CallingBack.before(self, key, null, site);
    try {
      return self.computeIfAbsent(key, call.function(function));
    } finally {
      call.end();
    }
  }

  public static <K, V> @Nullable V computeIfPresent(
      Map<K, V> self,
      K key,
      BiFunction<? super K, ? super V, ? extends @Nullable V> function,
      int site) {
    ConcurrentHashMap<K, V> bins = BinUpdates.bins(self);
    if (bins != null) {
      return BinUpdates.computeIfPresent(bins, key, function, site);
    }
    CallingBack call = CallingBack.before(self, key, null, site);
    try {
      return self.computeIfPresent(key, call.function(function));
    } finally {
      call.end();
    }
  }

  public static <K, V> @Nullable V compute(
      Map<K, V> self,
      K key,
      BiFunction<? super K, ? super @Nullable V, ? extends @Nullable V> function,
      int site) {
    ConcurrentHashMap<K, V> bins = BinUpdates.bins(self);
    if (bins != null) {
      return BinUpdates.compute(bins, key, function, site);
    }
    CallingBack call = CallingBack.before(self, key, null, site);
    try {
      return self.compute(key, call.function(function));
    } finally {
      call.end();
    }
  }

  public static <K, V> @Nullable V merge(
      Map<K, V> self,
      K key,
      V value,
      BiFunction<? super V, ? super V, ? extends @Nullable V> function,
      int site) {
    ConcurrentHashMap<K, V> bins = BinUpdates.bins(self);
    if (bins != null) {
      return BinUpdates.merge(bins, key, value, function, site);
    }
    CallingBack call = CallingBack.before(self, key, value, site);
    try {
      return self.merge(key, value, call.function(function));
    } finally {
      call.end();
    }
  }

  public static <K extends @Nullable Object, V extends @Nullable Object> void forEach(
      Map<K, V> self, BiConsumer<? super K, ? super V> action, int site) {
    ConcurrentHashMap<K, V> bins = BinUpdates.bins(self);
    if (bins != null) {
      Objects.requireNonNull(action);
      BinBulk.forEach(
          bins, bins.entrySet(), entry -> action.accept(entry.getKey(), entry.getValue()), site);
      return;
    }
    CallingBack call = CallingBack.before(self, site);
    try {
      self.forEach(call.consumer(action));
    } finally {
      call.end();
    }
  }

  public static <K extends @Nullable Object, V extends @Nullable Object> void replaceAll(
      Map<K, V> self, BiFunction<? super K, ? super V, ? extends V> function, int site) {
    ConcurrentHashMap<K, V> bins = BinUpdates.bins(self);
    if (bins != null) {
      BinBulk.replaceAll(bins, function, site);
      return;
    }
    CallingBack call = CallingBack.before(self, site);
    try {
      self.replaceAll(call.function(function));
    } finally {
      call.end();
    }
  }

  public static <K extends @Nullable Object, V extends @Nullable Object> void putAll(
      Map<K, V> self, Map<? extends K, ? extends V> entries, int site) {
    if (Callback.isWeaklyConsistent(self)) {
      Bulk.putAll(self, entries, site);
    } else {
      Map<? extends K, ? extends V> walked = Copied.argument(self, entries, site);
      Hooks.passed(walked, false);
      Hooks.soughtAll(self, walked, true);
      Callback.keep(self, walked);
      Views.before(self, site);
      self.putAll(walked);
    }
  }

  public static void clear(Map<?, ?> self, int site) {
    ConcurrentHashMap<?, ?> bins = BinUpdates.bins(self);
    if (bins != null) {
      Strides.clear(bins, site);
    } else if (Callback.isWeaklyConsistent(self)) {
      Bulk.clear(self, self.keySet(), site);
    } else {
      Views.before(self, site);
      self.clear();
    }
  }
}

package io.mazurka.jvm.model;

import java.util.AbstractMap;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What {@code Map.of} makes in a program: a map that lists its entries in the order in which they
 * were given, see {@link ImmutableSet}.
 */
final class ImmutableMap<K, V> extends AbstractMap<K, V> {

  private final K[] keys;
  private final V[] values;

  private ImmutableMap(K[] keys, V[] values) {
    this.keys = keys;
    this.values = values;
  }

  /** A map of these keys, which must differ, to these values. */
  static <K, V> Map<K, V> of(K[] keys, V[] values) {
    for (int i = 0; i < keys.length; i++) {
      if (ImmutableElements.indexOf(keys[i], keys, i) >= 0) {
        throw new IllegalArgumentException("duplicate key: " + keys[i]);
      }
      Objects.requireNonNull(values[i]);
    }
    return new ImmutableMap<>(keys, values);
  }

  /** A map of these entries, whose keys must differ. */
  @SuppressWarnings("unchecked") // The keys and values are all that the arrays are used for.
  static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>[] entries) {
    Object[] keys = new Object[entries.length];
    Object[] values = new Object[entries.length];
    for (int i = 0; i < entries.length; i++) {
      keys[i] = entries[i].getKey();
      values[i] = entries[i].getValue();
    }
    return of((K[]) keys, (V[]) values);
  }

  /** A map of keys, of which it is known that they differ, to these values. */
  @SuppressWarnings("unchecked") // The keys and values are all that the arrays are used for.
  static <K, V> Map<K, V> ofDifferent(List<K> keys, List<V> values) {
    return new ImmutableMap<>((K[]) keys.toArray(), (V[]) values.toArray());
  }

  /** A map of the entries of another one. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // What never changes may be taken for more general.
  static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    return map instanceof ImmutableMap<? extends K, ? extends V> same
        ? (Map<K, V>) same
        : ofEntries(map.entrySet().toArray(new Map.Entry[0]));
  }

  @Override
  public @Nullable V get(Object key) {
    int index = ImmutableElements.indexOf(key, keys, keys.length);
    return index < 0 ? null : values[index];
  }

  @Override
  public boolean containsKey(Object key) {
    return get(key) != null;
  }

  @Override
  public boolean containsValue(Object value) {
    return values().contains(value);
  }

  @Override
  public Set<K> keySet() {
    return ImmutableSet.ofKeys(keys);
  }

  @Override
  public Collection<V> values() {
    return new ImmutableElements<>(values);
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    @SuppressWarnings({"unchecked", "rawtypes"})
    Entry<K, V>[] entries = new Entry[keys.length];
    for (int i = 0; i < keys.length; i++) {
      entries[i] = Map.entry(keys[i], values[i]);
    }
    return ImmutableSet.ofKeys(entries);
  }

  @Override
  public V put(K key, V value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> added) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V putIfAbsent(K key, V value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V remove(Object key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean remove(Object key, Object value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V replace(K key, V value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends @Nullable V> function) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V compute(
      K key, BiFunction<? super K, ? super @Nullable V, ? extends @Nullable V> function) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends @Nullable V> function) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends @Nullable V> function) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void clear() {
    throw new UnsupportedOperationException();
  }
}

package io.mazurka.jvm.model;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Collectors of sets and maps that never change, as {@link SetFactoryModel} has them. */
@ModelOf("java/util/stream/Collectors")
public final class CollectorsModel {

  private CollectorsModel() {}

  @Static
  public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet(int site) {
    return Collectors.collectingAndThen(
        Collectors.toCollection(LinkedHashSet<T>::new), ImmutableSet::copyOf);
  }

  @Static
  public static <T, K, V> Collector<T, ?, Map<K, V>> toUnmodifiableMap(
      Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, int site) {
    return Collectors.collectingAndThen(Collectors.toMap(key, value), ImmutableMap::copyOf);
  }

  @Static
  public static <T, K, V> Collector<T, ?, Map<K, V>> toUnmodifiableMap(
      Function<? super T, ? extends K> key,
      Function<? super T, ? extends V> value,
      BinaryOperator<V> merge,
      int site) {
    return Collectors.collectingAndThen(Collectors.toMap(key, value, merge), ImmutableMap::copyOf);
  }
}

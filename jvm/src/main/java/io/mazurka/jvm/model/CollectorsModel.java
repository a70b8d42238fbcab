package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Collectors that look into the elements they are given: {@linkplain Looks in steps of their own}.
 * Sets and maps that never change are as {@link SetFactoryModel} has them.
 */
@ModelOf("java/util/stream/Collectors")
public final class CollectorsModel {

  private CollectorsModel() {}

  @Static
  public static Collector<CharSequence, ?, String> joining(int site) {
    return Collectors.mapping(Looks.text(site), Collectors.joining());
  }

  @Static
  public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, int site) {
    return joining(delimiter, "", "", site);
  }

  @Static
  public static Collector<CharSequence, ?, String> joining(
      CharSequence delimiter, CharSequence prefix, CharSequence suffix, int site) {
    Collector<CharSequence, ?, String> all =
        Collectors.joining(
            StringModel.text(delimiter, site),
            StringModel.text(prefix, site),
            StringModel.text(suffix, site));
    return Collectors.mapping(Looks.text(site), all);
  }

  @Static
  public static <T> Collector<T, ?, Set<T>> toSet(int site) {
    return Collectors.mapping(element -> Looks.hashed(element, site), Collectors.toSet());
  }

  @Static
  public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet(int site) {
    return Collectors.mapping(
        element -> Looks.hashed(element, site),
        Collectors.collectingAndThen(
            Collectors.toCollection(LinkedHashSet<T>::new), ImmutableSet::copyOf));
  }

  /** The collection may be one that others use. */
  @Static
  public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(
      Supplier<C> factory, int site) {
    return Collector.of(
        factory,
        (C collection, T element) -> {
          Hooks.sought(collection, element, true);
          Hooks.argument(collection, element);
          Views.before(collection, site);
          collection.add(element);
        },
        (left, right) -> {
          left.addAll(right);
          return left;
        },
        Collector.Characteristics.IDENTITY_FINISH);
  }

  @Static
  public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order, int site) {
    return Collectors.minBy(Looks.order(order, site));
  }

  @Static
  public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order, int site) {
    return Collectors.maxBy(Looks.order(order, site));
  }

  @Static
  public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(
      Function<? super T, ? extends K> key, int site) {
    return Collectors.groupingBy(Looks.key(key, site));
  }

  @Static
  public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
      Function<? super T, ? extends K> key, Collector<? super T, A, D> group, int site) {
    return Collectors.groupingBy(Looks.key(key, site), group);
  }

  @Static
  public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
      Function<? super T, ? extends K> key,
      Supplier<M> factory,
      Collector<? super T, A, D> group,
      int site) {
    return Collectors.groupingBy(Looks.<T, K>key(key, site), factory, group);
  }

  @Static
  public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
      Function<? super T, ? extends K> key, int site) {
    return Collectors.groupingByConcurrent(Looks.key(key, site));
  }

  @Static
  public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
      Function<? super T, ? extends K> key, Collector<? super T, A, D> group, int site) {
    return Collectors.groupingByConcurrent(Looks.key(key, site), group);
  }

  @Static
  public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
      Function<? super T, ? extends K> key,
      Supplier<M> factory,
      Collector<? super T, A, D> group,
      int site) {
    return Collectors.groupingByConcurrent(Looks.<T, K>key(key, site), factory, group);
  }

  @Static
  public static <T, K, V> Collector<T, ?, Map<K, V>> toMap(
      Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, int site) {
    return Collectors.toMap(Looks.key(key, site), value);
  }

  @Static
  public static <T, K, V> Collector<T, ?, Map<K, V>> toMap(
      Function<? super T, ? extends K> key,
      Function<? super T, ? extends V> value,
      BinaryOperator<V> merge,
      int site) {
    return Collectors.toMap(Looks.key(key, site), value, merge);
  }

  @Static
  public static <T, K, V, M extends Map<K, V>> Collector<T, ?, M> toMap(
      Function<? super T, ? extends K> key,
      Function<? super T, ? extends V> value,
      BinaryOperator<V> merge,
      Supplier<M> factory,
      int site) {
    return Collectors.toMap(Looks.<T, K>key(key, site), value, merge, factory);
  }

  @Static
  public static <T, K, V> Collector<T, ?, ConcurrentMap<K, V>> toConcurrentMap(
      Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, int site) {
    return Collectors.toConcurrentMap(Looks.key(key, site), value);
  }

  @Static
  public static <T, K, V> Collector<T, ?, ConcurrentMap<K, V>> toConcurrentMap(
      Function<? super T, ? extends K> key,
      Function<? super T, ? extends V> value,
      BinaryOperator<V> merge,
      int site) {
    return Collectors.toConcurrentMap(Looks.key(key, site), value, merge);
  }

  @Static
  public static <T, K, V, M extends ConcurrentMap<K, V>> Collector<T, ?, M> toConcurrentMap(
      Function<? super T, ? extends K> key,
      Function<? super T, ? extends V> value,
      BinaryOperator<V> merge,
      Supplier<M> factory,
      int site) {
    return Collectors.toConcurrentMap(Looks.<T, K>key(key, site), value, merge, factory);
  }

  @Static
  public static <T, K, V> Collector<T, ?, Map<K, V>> toUnmodifiableMap(
      Function<? super T, ? extends K> key, Function<? super T, ? extends V> value, int site) {
    return Collectors.collectingAndThen(
        Collectors.toMap(Looks.<T, K>key(key, site), value), ImmutableMap::copyOf);
  }

  @Static
  public static <T, K, V> Collector<T, ?, Map<K, V>> toUnmodifiableMap(
      Function<? super T, ? extends K> key,
      Function<? super T, ? extends V> value,
      BinaryOperator<V> merge,
      int site) {
    return Collectors.collectingAndThen(
        Collectors.toMap(Looks.<T, K>key(key, site), value, merge), ImmutableMap::copyOf);
  }
}

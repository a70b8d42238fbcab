package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Strides;
import java.util.Enumeration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** What is done to all entries of a map by several threads ({@link BulkTasks}). */
@ModelOf("java/util/concurrent/ConcurrentHashMap")
public final class ConcurrentHashMapModel {

  private ConcurrentHashMapModel() {}

  @SuppressWarnings("JdkObsolete") // It is the program that asks for it.
  public static <K> Enumeration<K> keys(ConcurrentHashMap<K, ?> self, int site) {
    Views.before(self, site);
    Strides.prepare(self);
    return Views.of(self, Strides.begun(self.keys(), self, site));
  }

  @SuppressWarnings("JdkObsolete") // It is the program that asks for it.
  public static <V> Enumeration<V> elements(ConcurrentHashMap<?, V> self, int site) {
    Views.before(self, site);
    Strides.prepare(self);
    return Views.of(self, Strides.begun(self.elements(), self, site));
  }

  private static <K, V, R extends @Nullable Object> Function<Map.Entry<K, V>, R> applied(
      BiFunction<? super K, ? super V, ? extends R> function) {
    Objects.requireNonNull(function);
    return entry -> function.apply(entry.getKey(), entry.getValue());
  }

  public static <K, V> void forEach(
      ConcurrentHashMap<K, V> self,
      long threshold,
      BiConsumer<? super K, ? super V> action,
      int site) {
    Objects.requireNonNull(action);
    BulkTasks.entries(self, threshold, site)
        .forEach(entry -> action.accept(entry.getKey(), entry.getValue()));
  }

  public static <K, V, U> void forEach(
      ConcurrentHashMap<K, V> self,
      long threshold,
      BiFunction<? super K, ? super V, ? extends @Nullable U> transformer,
      Consumer<? super U> action,
      int site) {
    BulkTasks.entries(self, threshold, site).<U>forEach(applied(transformer), action);
  }

  public static <K, V, U> @Nullable U search(
      ConcurrentHashMap<K, V> self,
      long threshold,
      BiFunction<? super K, ? super V, ? extends @Nullable U> function,
      int site) {
    return BulkTasks.entries(self, threshold, site).<U>search(applied(function));
  }

  public static <K, V, U> @Nullable U reduce(
      ConcurrentHashMap<K, V> self,
      long threshold,
      BiFunction<? super K, ? super V, ? extends @Nullable U> transformer,
      BiFunction<? super U, ? super U, ? extends @Nullable U> reducer,
      int site) {
    return BulkTasks.entries(self, threshold, site).<U>reduce(applied(transformer), reducer);
  }

  public static <K, V> double reduceToDouble(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToDoubleBiFunction<? super K, ? super V> transformer,
      double basis,
      DoubleBinaryOperator reducer,
      int site) {
    Objects.requireNonNull(transformer);
    return BulkTasks.entries(self, threshold, site)
        .<Double>reduce(
            entry -> transformer.applyAsDouble(entry.getKey(), entry.getValue()),
            basis,
            reducer::applyAsDouble);
  }

  public static <K, V> long reduceToLong(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToLongBiFunction<? super K, ? super V> transformer,
      long basis,
      LongBinaryOperator reducer,
      int site) {
    Objects.requireNonNull(transformer);
    return BulkTasks.entries(self, threshold, site)
        .<Long>reduce(
            entry -> transformer.applyAsLong(entry.getKey(), entry.getValue()),
            basis,
            reducer::applyAsLong);
  }

  public static <K, V> int reduceToInt(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToIntBiFunction<? super K, ? super V> transformer,
      int basis,
      IntBinaryOperator reducer,
      int site) {
    Objects.requireNonNull(transformer);
    return BulkTasks.entries(self, threshold, site)
        .<Integer>reduce(
            entry -> transformer.applyAsInt(entry.getKey(), entry.getValue()),
            basis,
            reducer::applyAsInt);
  }

  public static <K, V> void forEachKey(
      ConcurrentHashMap<K, V> self, long threshold, Consumer<? super K> action, int site) {
    BulkTasks.keys(self, threshold, site).forEach(action);
  }

  public static <K, V, U> void forEachKey(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<? super K, ? extends @Nullable U> transformer,
      Consumer<? super U> action,
      int site) {
    BulkTasks.keys(self, threshold, site).<U>forEach(transformer, action);
  }

  public static <K, V, U> @Nullable U searchKeys(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<? super K, ? extends @Nullable U> function,
      int site) {
    return BulkTasks.keys(self, threshold, site).<U>search(function);
  }

  public static <K, V> @Nullable K reduceKeys(
      ConcurrentHashMap<K, V> self,
      long threshold,
      BiFunction<? super K, ? super K, ? extends @Nullable K> reducer,
      int site) {
    return BulkTasks.keys(self, threshold, site).reduce(reducer);
  }

  public static <K, V, U> @Nullable U reduceKeys(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<? super K, ? extends @Nullable U> transformer,
      BiFunction<? super U, ? super U, ? extends @Nullable U> reducer,
      int site) {
    return BulkTasks.keys(self, threshold, site).<U>reduce(transformer, reducer);
  }

  public static <K, V> double reduceKeysToDouble(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToDoubleFunction<? super K> transformer,
      double basis,
      DoubleBinaryOperator reducer,
      int site) {
    return BulkTasks.keys(self, threshold, site)
        .<Double>reduce(transformer::applyAsDouble, basis, reducer::applyAsDouble);
  }

  public static <K, V> long reduceKeysToLong(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToLongFunction<? super K> transformer,
      long basis,
      LongBinaryOperator reducer,
      int site) {
    return BulkTasks.keys(self, threshold, site)
        .<Long>reduce(transformer::applyAsLong, basis, reducer::applyAsLong);
  }

  public static <K, V> int reduceKeysToInt(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToIntFunction<? super K> transformer,
      int basis,
      IntBinaryOperator reducer,
      int site) {
    return BulkTasks.keys(self, threshold, site)
        .<Integer>reduce(transformer::applyAsInt, basis, reducer::applyAsInt);
  }

  public static <K, V> void forEachValue(
      ConcurrentHashMap<K, V> self, long threshold, Consumer<? super V> action, int site) {
    BulkTasks.values(self, threshold, site).forEach(action);
  }

  public static <K, V, U> void forEachValue(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<? super V, ? extends @Nullable U> transformer,
      Consumer<? super U> action,
      int site) {
    BulkTasks.values(self, threshold, site).<U>forEach(transformer, action);
  }

  public static <K, V, U> @Nullable U searchValues(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<? super V, ? extends @Nullable U> function,
      int site) {
    return BulkTasks.values(self, threshold, site).<U>search(function);
  }

  public static <K, V> @Nullable V reduceValues(
      ConcurrentHashMap<K, V> self,
      long threshold,
      BiFunction<? super V, ? super V, ? extends @Nullable V> reducer,
      int site) {
    return BulkTasks.values(self, threshold, site).reduce(reducer);
  }

  public static <K, V, U> @Nullable U reduceValues(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<? super V, ? extends @Nullable U> transformer,
      BiFunction<? super U, ? super U, ? extends @Nullable U> reducer,
      int site) {
    return BulkTasks.values(self, threshold, site).<U>reduce(transformer, reducer);
  }

  public static <K, V> double reduceValuesToDouble(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToDoubleFunction<? super V> transformer,
      double basis,
      DoubleBinaryOperator reducer,
      int site) {
    return BulkTasks.values(self, threshold, site)
        .<Double>reduce(transformer::applyAsDouble, basis, reducer::applyAsDouble);
  }

  public static <K, V> long reduceValuesToLong(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToLongFunction<? super V> transformer,
      long basis,
      LongBinaryOperator reducer,
      int site) {
    return BulkTasks.values(self, threshold, site)
        .<Long>reduce(transformer::applyAsLong, basis, reducer::applyAsLong);
  }

  public static <K, V> int reduceValuesToInt(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToIntFunction<? super V> transformer,
      int basis,
      IntBinaryOperator reducer,
      int site) {
    return BulkTasks.values(self, threshold, site)
        .<Integer>reduce(transformer::applyAsInt, basis, reducer::applyAsInt);
  }

  public static <K, V> void forEachEntry(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Consumer<? super Map.Entry<K, V>> action,
      int site) {
    BulkTasks.entries(self, threshold, site).forEach(action);
  }

  public static <K, V, U> void forEachEntry(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<Map.Entry<K, V>, ? extends @Nullable U> transformer,
      Consumer<? super U> action,
      int site) {
    BulkTasks.entries(self, threshold, site).<U>forEach(transformer, action);
  }

  public static <K, V, U> @Nullable U searchEntries(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<Map.Entry<K, V>, ? extends @Nullable U> function,
      int site) {
    return BulkTasks.entries(self, threshold, site).<U>search(function);
  }

  public static <K, V> Map.@Nullable Entry<K, V> reduceEntries(
      ConcurrentHashMap<K, V> self,
      long threshold,
      BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.@Nullable Entry<K, V>> reducer,
      int site) {
    return BulkTasks.entries(self, threshold, site).reduce(reducer);
  }

  public static <K, V, U> @Nullable U reduceEntries(
      ConcurrentHashMap<K, V> self,
      long threshold,
      Function<Map.Entry<K, V>, ? extends @Nullable U> transformer,
      BiFunction<? super U, ? super U, ? extends @Nullable U> reducer,
      int site) {
    return BulkTasks.entries(self, threshold, site).<U>reduce(transformer, reducer);
  }

  public static <K, V> double reduceEntriesToDouble(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToDoubleFunction<Map.Entry<K, V>> transformer,
      double basis,
      DoubleBinaryOperator reducer,
      int site) {
    return BulkTasks.entries(self, threshold, site)
        .<Double>reduce(transformer::applyAsDouble, basis, reducer::applyAsDouble);
  }

  public static <K, V> long reduceEntriesToLong(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToLongFunction<Map.Entry<K, V>> transformer,
      long basis,
      LongBinaryOperator reducer,
      int site) {
    return BulkTasks.entries(self, threshold, site)
        .<Long>reduce(transformer::applyAsLong, basis, reducer::applyAsLong);
  }

  public static <K, V> int reduceEntriesToInt(
      ConcurrentHashMap<K, V> self,
      long threshold,
      ToIntFunction<Map.Entry<K, V>> transformer,
      int basis,
      IntBinaryOperator reducer,
      int site) {
    return BulkTasks.entries(self, threshold, site)
        .<Integer>reduce(transformer::applyAsInt, basis, reducer::applyAsInt);
  }
}

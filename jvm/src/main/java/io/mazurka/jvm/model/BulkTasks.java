package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What is done to all entries of a {@link ConcurrentHashMap}, or to their keys or values, by
 * several threads if there are enough of them. The map is split into parts as it splits itself, and
 * each part but the last is handled by a thread of its own ({@link Forks}), entry by entry.
 */
final class BulkTasks<K, V, T> {

  /** Into four parts at the most. */
  private static final int MOST_SPLITS = 2;

  private final ConcurrentHashMap<K, V> map;
  private final Function<Map.Entry<K, V>, T> view;
  private final long threshold;
  private final int site;

  private BulkTasks(
      ConcurrentHashMap<K, V> map, Function<Map.Entry<K, V>, T> view, long threshold, int site) {
    this.map = map;
    this.view = view;
    this.threshold = threshold;
    this.site = site;
  }

  static <K, V> BulkTasks<K, V, Map.Entry<K, V>> entries(
      ConcurrentHashMap<K, V> map, long threshold, int site) {
    return new BulkTasks<>(map, entry -> entry, threshold, site);
  }

  static <K, V> BulkTasks<K, V, K> keys(ConcurrentHashMap<K, V> map, long threshold, int site) {
    return new BulkTasks<>(map, Map.Entry::getKey, threshold, site);
  }

  static <K, V> BulkTasks<K, V, V> values(ConcurrentHashMap<K, V> map, long threshold, int site) {
    return new BulkTasks<>(map, Map.Entry::getValue, threshold, site);
  }

  void forEach(Consumer<? super T> action) {
    Objects.requireNonNull(action);
    evaluate(
        part -> {
          part.forEach(action);
          return true;
        },
        (left, right) -> left && right);
  }

  <U> void forEach(
      Function<? super T, ? extends @Nullable U> transformer, Consumer<? super U> action) {
    Objects.requireNonNull(transformer);
    Objects.requireNonNull(action);
    forEach(element -> {
      U transformed = transformer.apply(element);
      if (transformed != null) {
        action.accept(transformed);
      }
    });
  }

  /** What one of the elements leads to, whichever thread is the first to find something. */
  <U> @Nullable U search(Function<? super T, ? extends @Nullable U> function) {
    Objects.requireNonNull(function);
    Find<U> find = new Find<>();
    Operations.share(find);
    evaluate(
        part ->
            part.anyMatch(
                element -> find.isMade(site) || find.offer(function.apply(element), site)),
        (left, right) -> left || right);
    return find.found;
  }

  /** The first that several threads have found. */
  private static final class Find<U> {
    private @Nullable U found;

    boolean isMade(int site) {
      Operations.readVolatile(this, Operations.WHOLE, site);
      return found != null;
    }

    boolean offer(@Nullable U candidate, int site) {
      if (candidate == null) {
        return false;
      }
      Operations.update(this, Operations.WHOLE, site);
      found = found == null ? candidate : found;
      return true;
    }
  }

  @Nullable T reduce(BiFunction<? super T, ? super T, ? extends @Nullable T> reducer) {
    return reduce(element -> element, reducer);
  }

  /** The results are null where there are none. */
  <U> @Nullable U reduce(
      Function<? super T, ? extends @Nullable U> transformer,
      BiFunction<? super U, ? super U, ? extends @Nullable U> reducer) {
    Objects.requireNonNull(transformer);
    Objects.requireNonNull(reducer);
    BinaryOperator<@Nullable U> both =
        (left, right) ->
            left == null || right == null
                ? (left == null ? right : left)
                : reducer.apply(left, right);
    return this.<@Nullable U>evaluate(
        part ->
            part.<@Nullable U>reduce(
                null, (sum, element) -> both.apply(sum, transformer.apply(element)), both),
        both);
  }

  /** The same for numbers: each part begins with the basis. */
  <N> N reduce(Function<? super T, N> transformer, N basis, BinaryOperator<N> reducer) {
    return evaluate(
        part ->
            part.reduce(
                basis, (sum, element) -> reducer.apply(sum, transformer.apply(element)), reducer),
        reducer);
  }

  private <R extends @Nullable Object> R evaluate(
      Function<Stream<T>, R> handle, BinaryOperator<R> combine) {
    Operations.readVolatile(map, Operations.WHOLE, site);
    Stream<Map.Entry<K, V>> entries =
        StreamSupport.stream(
            new Stepwise<>(map, map.entrySet().spliterator(), splits(map.mappingCount()), site),
            false);
    return Forks.evaluate(entries, site, part -> handle.apply(part.map(view)), combine);
  }

  /** A map that is hardly larger than the threshold is split once, and a smaller one never. */
  private int splits(long size) {
    if (threshold == Long.MAX_VALUE || size <= 1 || size < threshold) {
      return 0;
    }
    return threshold > 0 && size / threshold == 1 ? 1 : MOST_SPLITS;
  }
}

package io.mazurka.jvm.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Gatherer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Operations on all elements of a parallel stream or array: each part is handled by a thread of its
 * own, and so are the program's functions; who has split it off puts the results together.
 */
final class Parts {

  private Parts() {}

  /** What is left of the parts of a stream, up to its end if that was met. */
  private record Prefix<T extends @Nullable Object>(List<T> elements, int length) {

    boolean isAll() {
      return length == elements.size();
    }

    Prefix<T> followedBy(Prefix<T> right) {
      int both = isAll() ? length + right.length : length;
      elements.addAll(right.elements);
      return new Prefix<>(elements, both);
    }
  }

  private static <T extends @Nullable Object> List<T> list(Stream<T> part) {
    List<T> elements = new ArrayList<>();
    part.forEachOrdered(elements::add);
    return elements;
  }

  private static <T extends @Nullable Object> Stream<T> again(
      Stream<T> stream, Spliterator<T> elements) {
    return Views.of(stream, StreamSupport.stream(elements, true));
  }

  static <T extends @Nullable Object> Spliterator<T> sorted(
      Stream<T> stream, @Nullable Comparator<? super T> order, int site) {
    Spliterator<T> all = stream.spliterator();
    boolean inOrder =
        order == null && all.hasCharacteristics(Spliterator.SORTED) && all.getComparator() == null;
    return inOrder
        ? all
        : sorted(Forks.elements(again(stream, all), site), order, site).spliterator();
  }

  /** The elements in order; null is the order that they have by themselves. */
  static <T extends @Nullable Object> List<T> sorted(
      List<T> elements, @Nullable Comparator<? super T> order, int site) {
    return Forks.evaluate(
        elements.parallelStream(),
        site,
        part -> {
          List<T> some = list(part);
          some.sort(order);
          return some;
        },
        (left, right) -> merged(left, right, order));
  }

  @SuppressWarnings("unchecked") // Elements without an order of their own are not sorted so.
  private static <T extends @Nullable Object> List<T> merged(
      List<T> left, List<T> right, @Nullable Comparator<? super T> order) {
    Comparator<? super T> by = order != null ? order : (Comparator<T>) Comparator.naturalOrder();
    List<T> both = new ArrayList<>();
    int next = 0;
    for (T element : left) {
      while (next < right.size() && by.compare(right.get(next), element) < 0) {
        both.add(right.get(next++));
      }
      both.add(element);
    }
    both.addAll(right.subList(next, right.size()));
    return both;
  }

  static <T extends @Nullable Object> Spliterator<T> distinct(Stream<T> stream, int site) {
    Spliterator<T> all = stream.spliterator();
    if (all.hasCharacteristics(Spliterator.DISTINCT)) {
      return all;
    }
    Set<T> different =
        Forks.evaluate(
            again(stream, all),
            site,
            part -> {
              Set<T> some = new LinkedHashSet<>();
              part.forEachOrdered(some::add);
              return some;
            },
            (left, right) -> {
              left.addAll(right);
              return left;
            });
    return new ArrayList<>(different).spliterator();
  }

  static <T extends @Nullable Object> Spliterator<T> takeWhile(
      Stream<T> stream, Predicate<? super T> predicate, int site) {
    Prefix<T> taken =
        Forks.evaluate(
            stream,
            site,
            part -> {
              List<T> elements = new ArrayList<>();
              boolean ended =
                  part.anyMatch(element -> {
                    boolean ends = !predicate.test(element);
                    elements.add(element);
                    return ends;
                  });
              return new Prefix<>(elements, ended ? elements.size() - 1 : elements.size());
            },
            Prefix::followedBy);
    return taken.elements().subList(0, taken.length()).spliterator();
  }

  static <T extends @Nullable Object> Spliterator<T> dropWhile(
      Stream<T> stream, Predicate<? super T> predicate, int site) {
    Prefix<T> dropped =
        Forks.evaluate(
            stream,
            site,
            part -> {
              List<T> elements = list(part);
              int length = 0;
              while (length < elements.size() && predicate.test(elements.get(length))) {
                length++;
              }
              return new Prefix<>(elements, length);
            },
            Prefix::followedBy);
    List<T> elements = dropped.elements();
    return elements.subList(dropped.length(), elements.size()).spliterator();
  }

  /**
   * What the gatherer hands on; one that cannot combine what it knows sees the elements in turn.
   */
  static <T extends @Nullable Object, A extends @Nullable Object, R extends @Nullable Object>
      Spliterator<R> gather(Stream<T> stream, Gatherer<? super T, A, R> gatherer, int site) {
    if (gatherer.combiner() == Gatherer.defaultCombiner()) {
      return Forks.elements(stream, site).stream().gather(gatherer).toList().spliterator();
    }
    GatheredPart<T, A, R> whole =
        Forks.evaluate(
            stream,
            site,
            part -> GatheredPart.of(part, gatherer),
            (left, right) -> left.followedBy(right, gatherer.combiner()));
    return whole.finished(gatherer.finisher()).spliterator();
  }

  /** Each element combined with all before it. */
  static <T extends @Nullable Object> List<T> prefixes(
      List<T> elements, BinaryOperator<T> operator, int site) {
    return Forks.evaluate(
        elements.parallelStream(),
        site,
        part -> accumulated(list(part), operator),
        (left, right) -> {
          T before = left.getLast();
          right.forEach(element -> left.add(operator.apply(before, element)));
          return left;
        });
  }

  private static <T extends @Nullable Object> List<T> accumulated(
      List<T> elements, BinaryOperator<T> operator) {
    for (int i = 1; i < elements.size(); i++) {
      elements.set(i, operator.apply(elements.get(i - 1), elements.get(i)));
    }
    return elements;
  }
}

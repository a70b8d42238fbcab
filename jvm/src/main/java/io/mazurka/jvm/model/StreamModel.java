package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The ends of streams. A parallel one is evaluated by threads under control ({@link Forks}). */
@ModelOf("java/util/stream/Stream")
public final class StreamModel {

  private StreamModel() {}

  public static <T extends @Nullable Object> void forEach(
      Stream<T> self, Consumer<? super T> action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEach(action);
      return;
    }
    Forks.evaluate(
        self,
        site,
        part -> {
          part.forEach(action);
          return true;
        },
        (left, right) -> left && right);
  }

  public static <T extends @Nullable Object> void forEachOrdered(
      Stream<T> self, Consumer<? super T> action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEachOrdered(action);
      return;
    }
    PartInOrder.forEach(self, action, site);
  }

  public static Object[] toArray(Stream<?> self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.toArray();
    }
    return Forks.elements(self, site).toArray();
  }

  public static <A extends @Nullable Object> A[] toArray(
      Stream<?> self, IntFunction<A[]> generator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      A[] filled = self.toArray(generator);
      Hooks.filled(filled);
      return filled;
    }
    A[] filled = Forks.elements(self, site).stream().toArray(generator);
    Hooks.filled(filled);
    return filled;
  }

  public static <T extends @Nullable Object> List<T> toList(Stream<T> self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.toList();
    }
    return Forks.elements(self, site).stream().toList();
  }

  public static <T extends @Nullable Object> T reduce(
      Stream<T> self, T identity, BinaryOperator<T> operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(identity, operator);
    }
    return Forks.evaluate(self, site, part -> part.reduce(identity, operator), operator);
  }

  public static <T extends @Nullable Object> Optional<T> reduce(
      Stream<T> self, BinaryOperator<T> operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(operator);
    }
    return Forks.evaluate(
        self, site, part -> part.reduce(operator), (left, right) -> either(left, right, operator));
  }

  private static <T extends @Nullable Object> Optional<T> either(
      Optional<T> left, Optional<T> right, BinaryOperator<T> both) {
    if (left.isEmpty() || right.isEmpty()) {
      return left.isEmpty() ? right : left;
    }
    return Optional.of(both.apply(left.get(), right.get()));
  }

  public static <T extends @Nullable Object, U extends @Nullable Object> U reduce(
      Stream<T> self,
      U identity,
      BiFunction<U, ? super T, U> accumulator,
      BinaryOperator<U> combiner,
      int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(identity, accumulator, combiner);
    }
    return Forks.evaluate(
        self, site, part -> part.reduce(identity, accumulator, combiner), combiner);
  }

  public static <T extends @Nullable Object, R extends @Nullable Object> R collect(
      Stream<T> self,
      Supplier<R> supplier,
      BiConsumer<R, ? super T> accumulator,
      BiConsumer<R, R> combiner,
      int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      R collected = self.collect(supplier, accumulator, combiner);
      Hooks.filled(collected);
      return collected;
    }
    return Forks.evaluate(
        self,
        site,
        part -> part.collect(supplier, accumulator, combiner),
        (left, right) -> {
          combiner.accept(left, right);
          return left;
        });
  }

  public static <T extends @Nullable Object, A extends @Nullable Object, R extends @Nullable Object>
      R collect(Stream<T> self, Collector<? super T, A, R> collector, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      R collected = self.collect(collector);
      Hooks.filled(collected);
      return collected;
    }
    Set<Collector.Characteristics> traits = collector.characteristics();
    boolean together =
        traits.contains(Collector.Characteristics.CONCURRENT)
            && (traits.contains(Collector.Characteristics.UNORDERED)
                || (Pipeline.characteristics(self) & Spliterator.ORDERED) == 0);
    Supplier<A> containers = together ? always(collector.supplier().get()) : collector.supplier();
    A collected =
        Forks.evaluate(
            self,
            site,
            part -> {
              A container = containers.get();
              part.forEach(element -> {
                if (together) {
                  Operations.update(container, Operations.WHOLE, site);
                }
                collector.accumulator().accept(container, element);
              });
              return container;
            },
            together ? (left, _) -> left : collector.combiner());
    Hooks.filled(collected);
    return collector.finisher().apply(collected);
  }

  private static <A extends @Nullable Object> Supplier<A> always(A container) {
    Operations.share(container);
    return () -> container;
  }

  public static <T extends @Nullable Object> Optional<T> min(
      Stream<T> self, Comparator<? super T> comparator, int site) {
    Comparator<? super T> order = Looks.order(comparator, site);
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.min(order);
    }
    return reduce(self, BinaryOperator.minBy(order), site);
  }

  public static <T extends @Nullable Object> Optional<T> max(
      Stream<T> self, Comparator<? super T> comparator, int site) {
    Comparator<? super T> order = Looks.order(comparator, site);
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.max(order);
    }
    return reduce(self, BinaryOperator.maxBy(order), site);
  }

  public static long count(Stream<?> self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.count();
    }
    Spliterator<?> elements = self.spliterator();
    return elements.hasCharacteristics(Spliterator.SIZED)
        ? elements.estimateSize()
        : Forks.elements(Views.of(self, StreamSupport.stream(elements, true)), site).size();
  }

  public static <T extends @Nullable Object> boolean anyMatch(
      Stream<T> self, Predicate<? super T> predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.anyMatch(predicate);
    }
    return Forks.evaluate(
        self, site, part -> part.anyMatch(predicate), (left, right) -> left || right);
  }

  public static <T extends @Nullable Object> boolean allMatch(
      Stream<T> self, Predicate<? super T> predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.allMatch(predicate);
    }
    return Forks.evaluate(
        self, site, part -> part.allMatch(predicate), (left, right) -> left && right);
  }

  public static <T extends @Nullable Object> boolean noneMatch(
      Stream<T> self, Predicate<? super T> predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.noneMatch(predicate);
    }
    return Forks.evaluate(
        self, site, part -> part.noneMatch(predicate), (left, right) -> left && right);
  }

  public static <T extends @Nullable Object> Optional<T> findFirst(Stream<T> self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findFirst();
    }
    return Forks.elements(self, site).stream().findFirst();
  }

  public static <T extends @Nullable Object> Optional<T> findAny(Stream<T> self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findAny();
    }
    return Forks.evaluate(
        self,
        site,
        Stream::findFirst,
        (left, right) -> either(left, right, (a, b) -> Operations.choose(2, site) == 0 ? a : b));
  }
}

package io.mazurka.jvm.model;

import java.util.IntSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The ends of streams of type int, and the stages that look at more than one element. A parallel
 * stream is evaluated by threads under control, as {@link StreamModel} and {@link StreamStageModel}
 * do it.
 */
@ModelOf("java/util/stream/IntStream")
public final class IntStreamModel {

  private IntStreamModel() {}

  private static Stream<Integer> boxed(IntStream self) {
    return Views.of(self, self.boxed());
  }

  /** The elements, evaluated in parallel, as a stream that is not. */
  private static IntStream evaluated(IntStream self, int site) {
    return Forks.elements(boxed(self), site).stream().mapToInt(Integer::intValue);
  }

  public static void forEach(IntStream self, IntConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEach(action);
      return;
    }
    StreamModel.forEach(boxed(self), action::accept, site);
  }

  public static void forEachOrdered(IntStream self, IntConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEachOrdered(action);
      return;
    }
    StreamModel.forEachOrdered(boxed(self), action::accept, site);
  }

  public static int reduce(IntStream self, int identity, IntBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(identity, operator);
    }
    return StreamModel.reduce(boxed(self), identity, operator::applyAsInt, site);
  }

  public static OptionalInt reduce(IntStream self, IntBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(operator);
    }
    return StreamModel.reduce(boxed(self), operator::applyAsInt, site)
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }

  public static <R extends @Nullable Object> R collect(
      IntStream self,
      Supplier<R> supplier,
      ObjIntConsumer<R> accumulator,
      BiConsumer<R, R> combiner,
      int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.collect(supplier, accumulator, combiner);
    }
    return StreamModel.collect(boxed(self), supplier, accumulator::accept, combiner, site);
  }

  public static boolean anyMatch(IntStream self, IntPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.anyMatch(predicate);
    }
    return StreamModel.anyMatch(boxed(self), predicate::test, site);
  }

  public static boolean allMatch(IntStream self, IntPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.allMatch(predicate);
    }
    return StreamModel.allMatch(boxed(self), predicate::test, site);
  }

  public static boolean noneMatch(IntStream self, IntPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.noneMatch(predicate);
    }
    return StreamModel.noneMatch(boxed(self), predicate::test, site);
  }

  public static OptionalInt findAny(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findAny();
    }
    return StreamModel.findAny(boxed(self), site).map(OptionalInt::of).orElse(OptionalInt.empty());
  }

  public static long count(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.count();
    }
    return StreamModel.count(boxed(self), site);
  }

  public static int[] toArray(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.toArray();
    }
    return evaluated(self, site).toArray();
  }

  public static int sum(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.sum();
    }
    return evaluated(self, site).sum();
  }

  public static OptionalInt min(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.min();
    }
    return evaluated(self, site).min();
  }

  public static OptionalInt max(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.max();
    }
    return evaluated(self, site).max();
  }

  public static OptionalDouble average(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.average();
    }
    return evaluated(self, site).average();
  }

  public static IntSummaryStatistics summaryStatistics(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.summaryStatistics();
    }
    return evaluated(self, site).summaryStatistics();
  }

  public static OptionalInt findFirst(IntStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findFirst();
    }
    return evaluated(self, site).findFirst();
  }

  public static IntStream parallel(IntStream self, int site) {
    StreamStageModel.checkParallel(self, site);
    return self.parallel();
  }

  public static IntStream sorted(IntStream self, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.sorted());
    }
    return StreamStageModel.sorted(boxed(self), site).mapToInt(Integer::intValue);
  }

  public static IntStream distinct(IntStream self, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.distinct());
    }
    return StreamStageModel.distinct(boxed(self), site).mapToInt(Integer::intValue);
  }

  public static IntStream limit(IntStream self, long size, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.limit(size));
    }
    return StreamStageModel.limit(boxed(self), size, site).mapToInt(Integer::intValue);
  }

  public static IntStream skip(IntStream self, long count, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.skip(count));
    }
    return StreamStageModel.skip(boxed(self), count, site).mapToInt(Integer::intValue);
  }

  public static IntStream takeWhile(IntStream self, IntPredicate predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.takeWhile(predicate));
    }
    return StreamStageModel.takeWhile(boxed(self), predicate::test, site)
        .mapToInt(Integer::intValue);
  }

  public static IntStream dropWhile(IntStream self, IntPredicate predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.dropWhile(predicate));
    }
    return StreamStageModel.dropWhile(boxed(self), predicate::test, site)
        .mapToInt(Integer::intValue);
  }
}

package io.mazurka.jvm.model;

import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The ends of streams of type long. A parallel one is evaluated by threads under control ({@link
 * Forks}); what needs all elements at once, such as sorting, is refused there.
 */
@ModelOf("java/util/stream/LongStream")
public final class LongStreamModel {

  private LongStreamModel() {}

  /** The elements, evaluated in parallel, as a stream that is not. */
  private static LongStream evaluated(LongStream self, int site) {
    return Forks.elements(self.boxed(), site).stream().mapToLong(Long::longValue);
  }

  public static void forEach(LongStream self, LongConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEach(action);
      return;
    }
    StreamModel.forEach(self.boxed(), action::accept, site);
  }

  public static void forEachOrdered(LongStream self, LongConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEachOrdered(action);
      return;
    }
    evaluated(self, site).forEachOrdered(action);
  }

  public static long reduce(LongStream self, long identity, LongBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(identity, operator);
    }
    return StreamModel.reduce(self.boxed(), identity, operator::applyAsLong, site);
  }

  public static OptionalLong reduce(LongStream self, LongBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(operator);
    }
    return StreamModel.reduce(self.boxed(), operator::applyAsLong, site)
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  public static <R extends @Nullable Object> R collect(
      LongStream self,
      Supplier<R> supplier,
      ObjLongConsumer<R> accumulator,
      BiConsumer<R, R> combiner,
      int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.collect(supplier, accumulator, combiner);
    }
    return StreamModel.collect(self.boxed(), supplier, accumulator::accept, combiner, site);
  }

  public static boolean anyMatch(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.anyMatch(predicate);
    }
    return StreamModel.anyMatch(self.boxed(), predicate::test, site);
  }

  public static boolean allMatch(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.allMatch(predicate);
    }
    return StreamModel.allMatch(self.boxed(), predicate::test, site);
  }

  public static boolean noneMatch(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.noneMatch(predicate);
    }
    return StreamModel.noneMatch(self.boxed(), predicate::test, site);
  }

  public static OptionalLong findAny(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findAny();
    }
    return StreamModel.findAny(self.boxed(), site)
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  public static long count(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.count();
    }
    return StreamModel.count(self.boxed(), site);
  }

  public static long[] toArray(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.toArray();
    }
    return evaluated(self, site).toArray();
  }

  public static long sum(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.sum();
    }
    return evaluated(self, site).sum();
  }

  public static OptionalLong min(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.min();
    }
    return evaluated(self, site).min();
  }

  public static OptionalLong max(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.max();
    }
    return evaluated(self, site).max();
  }

  public static OptionalDouble average(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.average();
    }
    return evaluated(self, site).average();
  }

  public static LongSummaryStatistics summaryStatistics(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.summaryStatistics();
    }
    return evaluated(self, site).summaryStatistics();
  }

  public static OptionalLong findFirst(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findFirst();
    }
    return evaluated(self, site).findFirst();
  }

  public static LongStream sorted(LongStream self, int site) {
    return Forks.sequential(self, "sorted", site).sorted();
  }

  public static LongStream distinct(LongStream self, int site) {
    return Forks.sequential(self, "distinct", site).distinct();
  }

  public static LongStream limit(LongStream self, long size, int site) {
    return Forks.sequential(self, "limit", site).limit(size);
  }

  public static LongStream skip(LongStream self, long count, int site) {
    return Forks.sequential(self, "skip", site).skip(count);
  }

  public static LongStream takeWhile(LongStream self, LongPredicate predicate, int site) {
    return Forks.sequential(self, "takeWhile", site).takeWhile(predicate);
  }

  public static LongStream dropWhile(LongStream self, LongPredicate predicate, int site) {
    return Forks.sequential(self, "dropWhile", site).dropWhile(predicate);
  }
}

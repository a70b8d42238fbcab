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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The ends of streams of type long, and the stages that look at more than one element. A parallel
 * stream is evaluated by threads under control, as {@link StreamModel} and {@link StreamStageModel}
 * do it.
 */
@ModelOf("java/util/stream/LongStream")
public final class LongStreamModel {

  private LongStreamModel() {}

  private static Stream<Long> boxed(LongStream self) {
    return Views.of(self, self.boxed());
  }

  /** The elements, evaluated in parallel, as a stream that is not. */
  private static LongStream evaluated(LongStream self, int site) {
    return Forks.elements(boxed(self), site).stream().mapToLong(Long::longValue);
  }

  public static void forEach(LongStream self, LongConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEach(action);
      return;
    }
    StreamModel.forEach(boxed(self), action::accept, site);
  }

  public static void forEachOrdered(LongStream self, LongConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEachOrdered(action);
      return;
    }
    StreamModel.forEachOrdered(boxed(self), action::accept, site);
  }

  public static long reduce(LongStream self, long identity, LongBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(identity, operator);
    }
    return StreamModel.reduce(boxed(self), identity, operator::applyAsLong, site);
  }

  public static OptionalLong reduce(LongStream self, LongBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(operator);
    }
    return StreamModel.reduce(boxed(self), operator::applyAsLong, site)
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
    return StreamModel.collect(boxed(self), supplier, accumulator::accept, combiner, site);
  }

  public static boolean anyMatch(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.anyMatch(predicate);
    }
    return StreamModel.anyMatch(boxed(self), predicate::test, site);
  }

  public static boolean allMatch(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.allMatch(predicate);
    }
    return StreamModel.allMatch(boxed(self), predicate::test, site);
  }

  public static boolean noneMatch(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.noneMatch(predicate);
    }
    return StreamModel.noneMatch(boxed(self), predicate::test, site);
  }

  public static OptionalLong findAny(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findAny();
    }
    return StreamModel.findAny(boxed(self), site)
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  public static long count(LongStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.count();
    }
    return StreamModel.count(boxed(self), site);
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

  public static LongStream parallel(LongStream self, int site) {
    StreamStageModel.checkParallel(self, site);
    return self.parallel();
  }

  public static LongStream sorted(LongStream self, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.sorted());
    }
    return StreamStageModel.sorted(boxed(self), site).mapToLong(Long::longValue);
  }

  public static LongStream distinct(LongStream self, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.distinct());
    }
    return StreamStageModel.distinct(boxed(self), site).mapToLong(Long::longValue);
  }

  public static LongStream limit(LongStream self, long size, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.limit(size));
    }
    return StreamStageModel.limit(boxed(self), size, site).mapToLong(Long::longValue);
  }

  public static LongStream skip(LongStream self, long count, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.skip(count));
    }
    return StreamStageModel.skip(boxed(self), count, site).mapToLong(Long::longValue);
  }

  public static LongStream takeWhile(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.takeWhile(predicate));
    }
    return StreamStageModel.takeWhile(boxed(self), predicate::test, site)
        .mapToLong(Long::longValue);
  }

  public static LongStream dropWhile(LongStream self, LongPredicate predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.dropWhile(predicate));
    }
    return StreamStageModel.dropWhile(boxed(self), predicate::test, site)
        .mapToLong(Long::longValue);
  }
}

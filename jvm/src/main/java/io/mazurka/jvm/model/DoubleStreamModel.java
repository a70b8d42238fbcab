package io.mazurka.jvm.model;

import java.util.DoubleSummaryStatistics;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoublePredicate;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The ends of streams of type double, and the stages that look at more than one element. A parallel
 * stream is evaluated by threads under control, as {@link StreamModel} and {@link StreamStageModel}
 * do it.
 */
@ModelOf("java/util/stream/DoubleStream")
public final class DoubleStreamModel {

  private DoubleStreamModel() {}

  private static Stream<Double> boxed(DoubleStream self) {
    return Views.of(self, self.boxed());
  }

  /** The elements, evaluated in parallel, as a stream that is not. */
  private static DoubleStream evaluated(DoubleStream self, int site) {
    return Forks.elements(boxed(self), site).stream().mapToDouble(Double::doubleValue);
  }

  public static void forEach(DoubleStream self, DoubleConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEach(action);
      return;
    }
    StreamModel.forEach(boxed(self), action::accept, site);
  }

  public static void forEachOrdered(DoubleStream self, DoubleConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEachOrdered(action);
      return;
    }
    StreamModel.forEachOrdered(boxed(self), action::accept, site);
  }

  public static double reduce(
      DoubleStream self, double identity, DoubleBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(identity, operator);
    }
    return StreamModel.reduce(boxed(self), identity, operator::applyAsDouble, site);
  }

  public static OptionalDouble reduce(DoubleStream self, DoubleBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(operator);
    }
    return StreamModel.reduce(boxed(self), operator::applyAsDouble, site)
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  public static <R extends @Nullable Object> R collect(
      DoubleStream self,
      Supplier<R> supplier,
      ObjDoubleConsumer<R> accumulator,
      BiConsumer<R, R> combiner,
      int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.collect(supplier, accumulator, combiner);
    }
    return StreamModel.collect(boxed(self), supplier, accumulator::accept, combiner, site);
  }

  public static boolean anyMatch(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.anyMatch(predicate);
    }
    return StreamModel.anyMatch(boxed(self), predicate::test, site);
  }

  public static boolean allMatch(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.allMatch(predicate);
    }
    return StreamModel.allMatch(boxed(self), predicate::test, site);
  }

  public static boolean noneMatch(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.noneMatch(predicate);
    }
    return StreamModel.noneMatch(boxed(self), predicate::test, site);
  }

  public static OptionalDouble findAny(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findAny();
    }
    return StreamModel.findAny(boxed(self), site)
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  public static long count(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.count();
    }
    return StreamModel.count(boxed(self), site);
  }

  public static double[] toArray(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.toArray();
    }
    return evaluated(self, site).toArray();
  }

  public static double sum(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.sum();
    }
    return evaluated(self, site).sum();
  }

  public static OptionalDouble min(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.min();
    }
    return evaluated(self, site).min();
  }

  public static OptionalDouble max(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.max();
    }
    return evaluated(self, site).max();
  }

  public static OptionalDouble average(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.average();
    }
    return evaluated(self, site).average();
  }

  public static DoubleSummaryStatistics summaryStatistics(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.summaryStatistics();
    }
    return evaluated(self, site).summaryStatistics();
  }

  public static OptionalDouble findFirst(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findFirst();
    }
    return evaluated(self, site).findFirst();
  }

  public static DoubleStream parallel(DoubleStream self, int site) {
    StreamStageModel.checkParallel(self, site);
    return self.parallel();
  }

  public static DoubleStream sorted(DoubleStream self, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.sorted());
    }
    return StreamStageModel.sorted(boxed(self), site).mapToDouble(Double::doubleValue);
  }

  public static DoubleStream distinct(DoubleStream self, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.distinct());
    }
    return StreamStageModel.distinct(boxed(self), site).mapToDouble(Double::doubleValue);
  }

  public static DoubleStream limit(DoubleStream self, long size, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.limit(size));
    }
    return StreamStageModel.limit(boxed(self), size, site).mapToDouble(Double::doubleValue);
  }

  public static DoubleStream skip(DoubleStream self, long count, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.skip(count));
    }
    return StreamStageModel.skip(boxed(self), count, site).mapToDouble(Double::doubleValue);
  }

  public static DoubleStream takeWhile(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.takeWhile(predicate));
    }
    return StreamStageModel.takeWhile(boxed(self), predicate::test, site)
        .mapToDouble(Double::doubleValue);
  }

  public static DoubleStream dropWhile(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.dropWhile(predicate));
    }
    return StreamStageModel.dropWhile(boxed(self), predicate::test, site)
        .mapToDouble(Double::doubleValue);
  }
}

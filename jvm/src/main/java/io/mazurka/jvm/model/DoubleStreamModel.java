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
import org.jspecify.annotations.Nullable;

/**
 * The ends of streams of type double. A parallel one is evaluated by threads under control ({@link
 * Forks}); what needs all elements at once, such as sorting, is refused there.
 */
@ModelOf("java/util/stream/DoubleStream")
public final class DoubleStreamModel {

  private DoubleStreamModel() {}

  /** The elements, evaluated in parallel, as a stream that is not. */
  private static DoubleStream evaluated(DoubleStream self, int site) {
    return Forks.elements(self.boxed(), site).stream().mapToDouble(Double::doubleValue);
  }

  public static void forEach(DoubleStream self, DoubleConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEach(action);
      return;
    }
    StreamModel.forEach(self.boxed(), action::accept, site);
  }

  public static void forEachOrdered(DoubleStream self, DoubleConsumer action, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      self.forEachOrdered(action);
      return;
    }
    evaluated(self, site).forEachOrdered(action);
  }

  public static double reduce(
      DoubleStream self, double identity, DoubleBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(identity, operator);
    }
    return StreamModel.reduce(self.boxed(), identity, operator::applyAsDouble, site);
  }

  public static OptionalDouble reduce(DoubleStream self, DoubleBinaryOperator operator, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.reduce(operator);
    }
    return StreamModel.reduce(self.boxed(), operator::applyAsDouble, site)
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
    return StreamModel.collect(self.boxed(), supplier, accumulator::accept, combiner, site);
  }

  public static boolean anyMatch(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.anyMatch(predicate);
    }
    return StreamModel.anyMatch(self.boxed(), predicate::test, site);
  }

  public static boolean allMatch(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.allMatch(predicate);
    }
    return StreamModel.allMatch(self.boxed(), predicate::test, site);
  }

  public static boolean noneMatch(DoubleStream self, DoublePredicate predicate, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.noneMatch(predicate);
    }
    return StreamModel.noneMatch(self.boxed(), predicate::test, site);
  }

  public static OptionalDouble findAny(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.findAny();
    }
    return StreamModel.findAny(self.boxed(), site)
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  public static long count(DoubleStream self, int site) {
    if (!self.isParallel()) {
      Views.before(self, site);
      return self.count();
    }
    return StreamModel.count(self.boxed(), site);
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

  public static DoubleStream sorted(DoubleStream self, int site) {
    return Forks.sequential(self, "sorted", site).sorted();
  }

  public static DoubleStream distinct(DoubleStream self, int site) {
    return Forks.sequential(self, "distinct", site).distinct();
  }

  public static DoubleStream limit(DoubleStream self, long size, int site) {
    return Forks.sequential(self, "limit", site).limit(size);
  }

  public static DoubleStream skip(DoubleStream self, long count, int site) {
    return Forks.sequential(self, "skip", site).skip(count);
  }

  public static DoubleStream takeWhile(DoubleStream self, DoublePredicate predicate, int site) {
    return Forks.sequential(self, "takeWhile", site).takeWhile(predicate);
  }

  public static DoubleStream dropWhile(DoubleStream self, DoublePredicate predicate, int site) {
    return Forks.sequential(self, "dropWhile", site).dropWhile(predicate);
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Operations on arrays that take several threads: the program's functions run in those of the
 * {@link Parts}. Numbers are sorted by nobody's functions, and in one step.
 */
@ModelOf("java/util/Arrays")
public final class ParallelArrayModel {

  private ParallelArrayModel() {}

  /** The elements of a part of an array, which are about to be replaced. */
  private static List<@Nullable Object> elements(Object array, int from, int to, int site) {
    Objects.checkFromToIndex(from, to, Array.getLength(array));
    Operations.elements(array, from, to - from, true, site);
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = from; i < to; i++) {
      elements.add(Array.get(array, i));
    }
    return elements;
  }

  private static void replace(Object array, int from, List<?> elements, int site) {
    elements.forEach(element -> Operations.publish(array, element));
    Operations.elements(array, from, elements.size(), true, site);
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, from + i, elements.get(i));
    }
  }

  @SuppressWarnings("unchecked") // The elements are those of the array.
  private static <T extends @Nullable Object> void sort(
      Object array, int from, int to, @Nullable Comparator<? super T> order, int site) {
    List<T> elements = (List<T>) elements(array, from, to, site);
    replace(array, from, Parts.sorted(elements, order, site), site);
  }

  @SuppressWarnings("unchecked") // The elements are those of the array.
  private static <T extends @Nullable Object> void accumulate(
      Object array, int from, int to, BinaryOperator<T> operator, int site) {
    Objects.requireNonNull(operator);
    List<T> elements = (List<T>) elements(array, from, to, site);
    if (!elements.isEmpty()) {
      replace(array, from, Parts.prefixes(elements, operator, site), site);
    }
  }

  private static void set(Object array, IntFunction<?> generator, int site) {
    StreamModel.forEach(
        IntStream.range(0, Array.getLength(array)).boxed().parallel(),
        index -> replace(array, index, Arrays.asList((Object) generator.apply(index)), site),
        site);
  }

  @Static
  public static <T extends Comparable<? super T>> void parallelSort(T[] array, int site) {
    sort(array, 0, array.length, null, site);
  }

  @Static
  public static <T extends Comparable<? super T>> void parallelSort(
      T[] array, int from, int to, int site) {
    sort(array, from, to, null, site);
  }

  @Static
  public static <T extends @Nullable Object> void parallelSort(
      T[] array, @Nullable Comparator<? super T> order, int site) {
    sort(array, 0, array.length, order, site);
  }

  @Static
  public static <T extends @Nullable Object> void parallelSort(
      T[] array, int from, int to, @Nullable Comparator<? super T> order, int site) {
    sort(array, from, to, order, site);
  }

  @Static
  public static void parallelSort(int[] array, int site) {
    RangeModel.sort(array, 0, array.length, site);
  }

  @Static
  public static void parallelSort(int[] array, int from, int to, int site) {
    RangeModel.sort(array, from, to, site);
  }

  @Static
  public static void parallelSort(long[] array, int site) {
    RangeModel.sort(array, 0, array.length, site);
  }

  @Static
  public static void parallelSort(long[] array, int from, int to, int site) {
    RangeModel.sort(array, from, to, site);
  }

  @Static
  public static void parallelSort(short[] array, int site) {
    RangeModel.sort(array, 0, array.length, site);
  }

  @Static
  public static void parallelSort(short[] array, int from, int to, int site) {
    RangeModel.sort(array, from, to, site);
  }

  @Static
  public static void parallelSort(char[] array, int site) {
    RangeModel.sort(array, 0, array.length, site);
  }

  @Static
  public static void parallelSort(char[] array, int from, int to, int site) {
    RangeModel.sort(array, from, to, site);
  }

  @Static
  public static void parallelSort(byte[] array, int site) {
    RangeModel.sort(array, 0, array.length, site);
  }

  @Static
  public static void parallelSort(byte[] array, int from, int to, int site) {
    RangeModel.sort(array, from, to, site);
  }

  @Static
  public static void parallelSort(float[] array, int site) {
    RangeModel.sort(array, 0, array.length, site);
  }

  @Static
  public static void parallelSort(float[] array, int from, int to, int site) {
    RangeModel.sort(array, from, to, site);
  }

  @Static
  public static void parallelSort(double[] array, int site) {
    RangeModel.sort(array, 0, array.length, site);
  }

  @Static
  public static void parallelSort(double[] array, int from, int to, int site) {
    RangeModel.sort(array, from, to, site);
  }

  @Static
  public static <T extends @Nullable Object> void parallelPrefix(
      T[] array, BinaryOperator<T> operator, int site) {
    accumulate(array, 0, array.length, operator, site);
  }

  @Static
  public static <T extends @Nullable Object> void parallelPrefix(
      T[] array, int from, int to, BinaryOperator<T> operator, int site) {
    accumulate(array, from, to, operator, site);
  }

  @Static
  public static void parallelPrefix(int[] array, IntBinaryOperator operator, int site) {
    ParallelArrayModel.<Integer>accumulate(array, 0, array.length, operator::applyAsInt, site);
  }

  @Static
  public static void parallelPrefix(
      int[] array, int from, int to, IntBinaryOperator operator, int site) {
    ParallelArrayModel.<Integer>accumulate(array, from, to, operator::applyAsInt, site);
  }

  @Static
  public static void parallelPrefix(long[] array, LongBinaryOperator operator, int site) {
    ParallelArrayModel.<Long>accumulate(array, 0, array.length, operator::applyAsLong, site);
  }

  @Static
  public static void parallelPrefix(
      long[] array, int from, int to, LongBinaryOperator operator, int site) {
    ParallelArrayModel.<Long>accumulate(array, from, to, operator::applyAsLong, site);
  }

  @Static
  public static void parallelPrefix(double[] array, DoubleBinaryOperator operator, int site) {
    ParallelArrayModel.<Double>accumulate(array, 0, array.length, operator::applyAsDouble, site);
  }

  @Static
  public static void parallelPrefix(
      double[] array, int from, int to, DoubleBinaryOperator operator, int site) {
    ParallelArrayModel.<Double>accumulate(array, from, to, operator::applyAsDouble, site);
  }

  @Static
  public static <T extends @Nullable Object> void parallelSetAll(
      T[] array, IntFunction<? extends T> generator, int site) {
    set(array, generator, site);
  }

  @Static
  public static void parallelSetAll(int[] array, IntUnaryOperator generator, int site) {
    set(array, generator::applyAsInt, site);
  }

  @Static
  public static void parallelSetAll(long[] array, IntToLongFunction generator, int site) {
    set(array, generator::applyAsLong, site);
  }

  @Static
  public static void parallelSetAll(double[] array, IntToDoubleFunction generator, int site) {
    set(array, generator::applyAsDouble, site);
  }
}

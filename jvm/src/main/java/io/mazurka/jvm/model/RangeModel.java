package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Sorting or filling a part of an array is an operation on that part only. */
@ModelOf("java/util/Arrays")
public final class RangeModel {

  private RangeModel() {}

  @Static
  public static void sort(int[] array, int from, int to, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static void sort(long[] array, int from, int to, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static void sort(short[] array, int from, int to, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static void sort(char[] array, int from, int to, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static void sort(byte[] array, int from, int to, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static void sort(float[] array, int from, int to, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static void sort(double[] array, int from, int to, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static void sort(Object[] array, int from, int to, int site) {
    Hooks.ordered(array);
    Hooks.show(site);
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to);
  }

  @Static
  public static <T> void sort(
      T[] array, int from, int to, @Nullable Comparator<? super T> order, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.sort(array, from, to, order);
  }

  @Static
  public static void fill(int[] array, int from, int to, int value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(long[] array, int from, int to, long value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(short[] array, int from, int to, short value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(char[] array, int from, int to, char value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(byte[] array, int from, int to, byte value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(boolean[] array, int from, int to, boolean value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(float[] array, int from, int to, float value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(double[] array, int from, int to, double value, int site) {
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }

  @Static
  public static void fill(
      @Nullable Object[] array, int from, int to, @Nullable Object value, int site) {
    Operations.publish(array, value);
    Operations.elements(array, from, to - from, true, site);
    Arrays.fill(array, from, to, value);
  }
}

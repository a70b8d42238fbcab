package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Reads and writes of many elements of an array by one call. */
final class Elements {

  private Elements() {}

  /** What {@link System#arraycopy} does: reads all elements, then writes them. */
  static void copy(
      Object source, int sourceStart, Object target, int targetStart, int length, int site) {
    if (fits(source, sourceStart, length) && fits(target, targetStart, length)) {
      // Finds out whether the types agree.
      System.arraycopy(source, sourceStart, target, targetStart, 0);
      Object values = read(source, sourceStart, length, site);
      publish(target, values);
      Operations.elements(target, targetStart, length, true, site);
      System.arraycopy(values, 0, target, targetStart, length);
    } else {
      System.arraycopy(source, sourceStart, target, targetStart, length);
    }
  }

  /** The elements at the time of reading, in a new array. */
  static Object read(Object source, int start, int length, int site) {
    Operations.elements(source, start, length, false, site);
    Object values = Array.newInstance(source.getClass().getComponentType(), length);
    System.arraycopy(source, start, values, 0, length);
    return values;
  }

  private static void publish(Object target, Object values) {
    if (values instanceof Object[] references) {
      for (Object reference : references) {
        Operations.publish(target, reference);
      }
    }
  }

  private static boolean fits(@Nullable Object array, int start, int length) {
    return array != null
        && array.getClass().isArray()
        && start >= 0
        && length >= 0
        && start <= Array.getLength(array) - length;
  }
}

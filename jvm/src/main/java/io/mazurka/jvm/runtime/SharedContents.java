package io.mazurka.jvm.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What is in an object of the JDK or in an array, through all that the JDK has made for it. */
final class SharedContents {

  private SharedContents() {}

  /** Calls back with everything that the object refers to, itself or by parts of it. */
  static void of(Object container, Consumer<Object> found) {
    in(container).forEach(found);
  }

  private static List<Object> in(Object container) {
    List<Object> values = new ArrayList<>();
    ArrayDeque<Object> parts = new ArrayDeque<>();
    parts.add(container);
    try (Met met = new Met()) {
      for (Object part = parts.poll(); part != null; part = parts.poll()) {
        for (Object value : references(part)) {
          if (value != null && met.add(value)) {
            values.add(value);
            if (value instanceof Object[] || !ClassShape.of(value).isOfProgram) {
              parts.add(value);
            }
          }
        }
      }
    }
    return values;
  }

  private static Object[] references(Object part) {
    if (part instanceof Object[] array) {
      return array;
    }
    long[] fields = ClassShape.of(part).references;
    Object[] values = new Object[fields.length];
    for (int i = 0; i < fields.length; i++) {
      values[i] = ClassShape.reference(part, fields[i]);
    }
    return values;
  }
}

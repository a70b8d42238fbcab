package io.mazurka.jvm.runtime;

import java.nio.Buffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The arrays of the program on which objects of the JDK give another view. */
final class Backing {

  private static final Class<?> LIST = Arrays.asList().getClass();
  private static final long ELEMENTS = ClassShape.of(LIST).references[0];
  private static final Class<?> ITERATOR = Arrays.asList().iterator().getClass();
  private static final long ITERATED = ClassShape.of(ITERATOR).references[0];

  private Backing() {}

  /**
   * The array behind what {@link Arrays#asList} gives, behind an iterator over that, or behind a
   * buffer; or null.
   */
  static @Nullable Object of(Object view) {
    if (view.getClass() == LIST) {
      return ClassShape.reference(view, ELEMENTS);
    }
    if (view.getClass() == ITERATOR) {
      return ClassShape.reference(view, ITERATED);
    }
    return view instanceof Buffer buffer && buffer.hasArray() ? buffer.array() : null;
  }

  /** Whether a method of that name changes elements of the array. */
  static boolean changes(Object view, String method) {
    return view instanceof Buffer
        ? method.startsWith("put") || method.startsWith("compact")
        : method.startsWith("set(") || method.startsWith("sort(") || method.startsWith("replace");
  }
}

package io.mazurka.jvm.runtime;

import java.nio.Buffer;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The arrays of the program on which objects of the JDK give another view. */
final class Backing {

  private static final Class<?> LIST = Arrays.asList().getClass();
  private static final long ELEMENTS = ClassShape.of(LIST).references[0];
  private static final Class<?> ITERATOR = Arrays.asList().iterator().getClass();
  private static final long ITERATED = ClassShape.of(ITERATOR).references[0];

  /** Methods of buffers that are about places in the array and not about what is there. */
  private static final Set<String> OF_PLACES =
      Set.of(
          "array",
          "arrayOffset",
          "asCharBuffer",
          "asDoubleBuffer",
          "asFloatBuffer",
          "asIntBuffer",
          "asLongBuffer",
          "asReadOnlyBuffer",
          "asShortBuffer",
          "capacity",
          "clear",
          "duplicate",
          "flip",
          "hasArray",
          "hasRemaining",
          "isDirect",
          "isReadOnly",
          "limit",
          "mark",
          "order",
          "position",
          "remaining",
          "reset",
          "rewind",
          "slice");

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
    return view instanceof Buffer buffer ? ofBuffer(buffer) : null;
  }

  /** A buffer that can only be read does not give its array; one of integers may be of bytes. */
  private static @Nullable Object ofBuffer(Buffer buffer) {
    if (buffer.hasArray()) {
      return buffer.array();
    }
    for (long offset : ClassShape.of(buffer).references) {
      Object held = ClassShape.reference(buffer, offset);
      if (held instanceof Buffer below) {
        return ofBuffer(below);
      }
      if (held != null && held.getClass().isArray()) {
        return held;
      }
    }
    return null;
  }

  /** Whether a method of that name reads or changes elements of the array. */
  static boolean looksAt(Object view, String method) {
    return !(view instanceof Buffer)
        || !OF_PLACES.contains(method.substring(0, method.indexOf('(')));
  }

  /** Whether a method of that name changes elements of the array. */
  static boolean changes(Object view, String method) {
    return view instanceof Buffer
        ? method.startsWith("put") || method.startsWith("compact")
        : method.startsWith("set(") || method.startsWith("sort(") || method.startsWith("replace");
  }
}

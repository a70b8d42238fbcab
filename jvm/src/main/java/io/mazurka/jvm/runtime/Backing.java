package io.mazurka.jvm.runtime;

import java.io.ByteArrayInputStream;
import java.io.CharArrayReader;
import java.nio.Buffer;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The arrays and texts of the program on which objects of the JDK give another view, and memory
 * outside the heap: the buffer that allocated that stands for it, and all others lead there.
 */
final class Backing {

  private static final Class<?> LIST = Arrays.asList().getClass();
  private static final long ELEMENTS = ClassShape.of(LIST).references[0];
  private static final Class<?> ITERATOR = Arrays.asList().iterator().getClass();
  private static final long ITERATED = ClassShape.of(ITERATOR).references[0];

  private static final long BYTES =
      Unsafe.getUnsafe().objectFieldOffset(ByteArrayInputStream.class, "buf");
  private static final long CHARACTERS =
      Unsafe.getUnsafe().objectFieldOffset(CharArrayReader.class, "buf");
  private static final long MATCHED = Unsafe.getUnsafe().objectFieldOffset(Matcher.class, "text");

  /** Methods of matchers that are about what was found and not about the text. */
  private static final Set<String> OF_MATCHES =
      Set.of(
          "end",
          "groupCount",
          "hasAnchoringBounds",
          "hasMatch",
          "hasTransparentBounds",
          "hitEnd",
          "namedGroups",
          "pattern",
          "regionEnd",
          "regionStart",
          "requireEnd",
          "start",
          "toString",
          "useAnchoringBounds",
          "usePattern",
          "useTransparentBounds");

  /** Methods of buffers that are about places in the array and not about what is there. */
  private static final Set<String> OF_PLACES =
      Set.of(
          "alignedSlice",
          "alignmentOffset",
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

  /** How methods of buffers begin that change the array. */
  private static final List<String> WRITING = List.of("append", "compact", "put", "read(");

  private Backing() {}

  /**
   * The array behind what {@link Arrays#asList} gives, behind an iterator over that, behind a
   * buffer, or behind what reads from an array; the text behind a matcher; the buffer that
   * {@linkplain #isMemory allocated} the memory behind a direct one; or null.
   */
  static @Nullable Object of(Object view) {
    if (view.getClass() == LIST) {
      return ClassShape.reference(view, ELEMENTS);
    }
    if (view.getClass() == ITERATOR) {
      return ClassShape.reference(view, ITERATED);
    }
    if (view.getClass() == Matcher.class) {
      return ClassShape.reference(view, MATCHED);
    }
    if (view instanceof ByteArrayInputStream) {
      return ClassShape.reference(view, BYTES);
    }
    if (view instanceof CharArrayReader) {
      return ClassShape.reference(view, CHARACTERS);
    }
    return view instanceof Buffer buffer ? ofBuffer(buffer) : null;
  }

  /**
   * A buffer that can only be read does not give its array; one of integers may be of bytes, and
   * one of characters of a text.
   */
  private static @Nullable Object ofBuffer(Buffer buffer) {
    if (buffer.hasArray()) {
      return buffer.array();
    }
    for (long offset : ClassShape.of(buffer).references) {
      Object held = ClassShape.reference(buffer, offset);
      if (held instanceof Buffer below) {
        return ofBuffer(below);
      }
      if (held != null && (held.getClass().isArray() || held instanceof CharSequence)) {
        return held;
      }
    }
    return buffer.isDirect() ? buffer : null;
  }

  /** Whether what is behind a view is a buffer that stands for the memory that it allocated. */
  static boolean isMemory(@Nullable Object elements) {
    return elements instanceof Buffer buffer && buffer.isDirect() && ofBuffer(buffer) == buffer;
  }

  private static boolean isRead(Object view) {
    return view instanceof ByteArrayInputStream || view instanceof CharArrayReader;
  }

  /** Whether a method of that name reads or changes the array or text. */
  static boolean looksAt(Object view, String method) {
    String name = method.substring(0, method.indexOf('('));
    if (isRead(view)) {
      return name.startsWith("read") || name.equals("transferTo");
    }
    return view instanceof Buffer
        ? !OF_PLACES.contains(name)
        : view.getClass() != Matcher.class || !OF_MATCHES.contains(name);
  }

  /** Whether a method of that name changes the array. */
  static boolean changes(Object view, String method) {
    if (view.getClass() == Matcher.class || isRead(view)) {
      return false;
    }
    return view instanceof Buffer
        ? WRITING.stream().anyMatch(method::startsWith)
        : method.startsWith("set(") || method.startsWith("sort(") || method.startsWith("replace");
  }
}

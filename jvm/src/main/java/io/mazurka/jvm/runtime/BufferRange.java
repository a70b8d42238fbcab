package io.mazurka.jvm.runtime;

import java.nio.Buffer;
import org.objectweb.asm.Type;

/**
 * The part of its array that a method of a buffer may touch.
 *
 * @param from the first element
 * @param to the one after the last
 */
record BufferRange(int from, int to) {

  /**
   * What a method touches of the array that the buffer gives.
   *
   * @param own whether no other thread can move the buffer on meanwhile
   */
  static BufferRange of(Buffer buffer, String method, boolean own) {
    int start = buffer.arrayOffset();
    if (!own || isAbsolute(method) || method.startsWith("compact")) {
      return new BufferRange(start, start + buffer.capacity());
    }
    int from = start + buffer.position();
    int to = start + buffer.limit();
    return new BufferRange(from, isSingle(method) ? Math.min(to, from + size(method)) : to);
  }

  /** Whether the method is told where to read or to write. */
  private static boolean isAbsolute(String method) {
    Type[] arguments = arguments(method);
    return arguments.length > (method.startsWith("put") ? 1 : 0) && arguments[0] == Type.INT_TYPE;
  }

  /** Whether the method reads or writes one value, where the buffer is. */
  private static boolean isSingle(String method) {
    Type[] arguments = arguments(method);
    return method.startsWith("get")
        ? arguments.length == 0
        : arguments.length == 1 && isPrimitive(arguments[0]);
  }

  private static boolean isPrimitive(Type type) {
    return type.getSort() < Type.ARRAY;
  }

  /** How many elements the value takes: those of other sizes are parts of an array of bytes. */
  private static int size(String method) {
    return switch (method.substring("put".length(), method.indexOf('('))) {
      case "Char", "Short" -> 2;
      case "Int", "Float" -> 4;
      case "Long", "Double" -> 8;
      default -> 1;
    };
  }

  private static Type[] arguments(String method) {
    return Type.getArgumentTypes(method.substring(method.indexOf('(')));
  }
}

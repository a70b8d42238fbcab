package io.mazurka.api.harness;

import io.mazurka.program.ProgramException;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Values that can be handed to a program under check. Its classes are not those of the code around
 * it, so objects cannot cross over; what has the same meaning on both sides can: numbers,
 * characters, booleans, strings, enum constants, and arrays of those.
 */
public final class Values {

  private static final Set<Class<?>> PLAIN =
      Set.of(
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          String.class);

  private Values() {}

  /**
   * Refuses a value that cannot be handed over.
   *
   * @param what what the value is to the user
   */
  public static void check(@Nullable Object value, String what) {
    if (value == null || isPassable(value.getClass())) {
      return;
    }
    if (value instanceof Object[] array) {
      for (Object element : array) {
        check(element, "an element of " + what);
      }
      return;
    }
    throw new ProgramException(
        what
            + " is a "
            + value.getClass().getName()
            + ", which cannot be handed to a program under check: its classes are loaded anew for it. Numbers,"
            + " strings, enum constants and arrays of those can. Make other objects inside.");
  }

  private static boolean isPassable(Class<?> type) {
    return PLAIN.contains(type)
        || Enum.class.isAssignableFrom(type)
        || type.isArray() && type.getComponentType().isPrimitive();
  }

  /** The value as the program sees it; called by a thread of the program, in every execution. */
  static @Nullable Object in(ClassLoader program, @Nullable Object value)
      throws ReflectiveOperationException {
    if (value instanceof Enum<?> constant) {
      return constant(type(program, constant.getDeclaringClass()), constant);
    }
    return value != null && value.getClass().isArray() ? copy(program, value) : value;
  }

  private static Object constant(Class<?> type, Enum<?> constant)
      throws ReflectiveOperationException {
    if (type == constant.getDeclaringClass()) {
      return constant;
    }
    Method valueOf = type.getDeclaredMethod("valueOf", String.class);
    valueOf.setAccessible(true);
    return valueOf.invoke(null, constant.name());
  }

  private static Object copy(ClassLoader program, Object array)
      throws ReflectiveOperationException {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(type(program, array.getClass().getComponentType()), length);
    for (int i = 0; i < length; i++) {
      Array.set(copy, i, in(program, Array.get(array, i)));
    }
    return copy;
  }

  /** The program's class of the same name. */
  static Class<?> type(ClassLoader program, Class<?> type) throws ClassNotFoundException {
    if (type.isArray()) {
      return type(program, type.getComponentType()).arrayType();
    }
    return type.isPrimitive() ? type : Class.forName(type.getName(), false, program);
  }
}

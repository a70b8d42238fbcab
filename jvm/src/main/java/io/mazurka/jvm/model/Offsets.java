package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Sites;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Which variable lies at an offset: an array element, an instance field or a static field. */
final class Offsets {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** The type in the name of a method such as compareAndSetInt. */
  private static final Pattern TYPE = Pattern.compile("(Long|Double|Int|Float|Short|Char)");

  private static final ClassValue<Map<Long, Variable>> INSTANCE_FIELDS = new Fields(false);
  private static final ClassValue<Map<Long, Variable>> STATIC_FIELDS = new Fields(true);

  private Offsets() {}

  /** What the variable at the offset is part of; refuses an offset at which there is none. */
  static Object target(@Nullable Object base, long offset, int site) {
    if (base == null) {
      throw Operations.refuse(
          "sun.misc.Unsafe on memory outside the heap",
          "Use fields and arrays instead, or a buffer that is backed by one.",
          site);
    }
    if (isElement(base, offset)) {
      if (base.getClass().getComponentType().isPrimitive()) {
        Operations.span(elements(base, offset, width(site)));
      }
      return base;
    }
    Variable field = field(base, offset);
    if (field == null) {
      throw Operations.refuse(
          "sun.misc.Unsafe at offset " + offset + " of " + base.getClass().getName(),
          "There is no field or element at that offset.",
          site);
    }
    return field.target(base);
  }

  /** The variable's slot. */
  static int slot(Object base, long offset) {
    if (base.getClass().isArray()) {
      return index(base, offset);
    }
    Variable field = field(base, offset);
    return field == null ? 0 : field.slot();
  }

  /** The access of a whole range of an array's elements, by bytes. */
  static void range(@Nullable Object base, long offset, long bytes, boolean writes, int site) {
    if (bytes > 0) {
      Object array = target(base, offset, site);
      Operations.span(1);
      int first = index(array, offset);
      int last = index(array, offset + bytes - 1);
      Operations.elements(array, first, last - first + 1, writes, site);
    }
  }

  private static @Nullable Variable field(Object base, long offset) {
    Variable field = base instanceof Class<?> type ? STATIC_FIELDS.get(type).get(offset) : null;
    return field != null ? field : INSTANCE_FIELDS.get(base.getClass()).get(offset);
  }

  private static boolean isElement(Object base, long offset) {
    return base.getClass().isArray()
        && offset >= UNSAFE.arrayBaseOffset(base.getClass())
        && index(base, offset) < java.lang.reflect.Array.getLength(base);
  }

  /** How many elements are touched by an access to so many bytes. */
  private static int elements(Object array, long offset, int bytes) {
    int last =
        Math.min(index(array, offset + bytes - 1), java.lang.reflect.Array.getLength(array) - 1);
    return last - index(array, offset) + 1;
  }

  /** How many bytes the method accesses that is called there. */
  private static int width(int site) {
    Matcher type = TYPE.matcher(Sites.get(site).member());
    if (!type.find()) {
      return 1;
    }
    return switch (type.group()) {
      case "Long", "Double" -> Long.BYTES;
      case "Int", "Float" -> Integer.BYTES;
      case "Short", "Char" -> Short.BYTES;
      default -> 1;
    };
  }

  private static int index(Object array, long offset) {
    Class<?> type = array.getClass();
    return (int) ((offset - UNSAFE.arrayBaseOffset(type)) / UNSAFE.arrayIndexScale(type));
  }

  /** The instance fields of a class and those above it, or its static fields, by offset. */
  private static final class Fields extends ClassValue<Map<Long, Variable>> {

    private final boolean isStatic;

    Fields(boolean isStatic) {
      this.isStatic = isStatic;
    }

    @Override
    protected Map<Long, Variable> computeValue(Class<?> type) {
      Map<Long, Variable> fields = new HashMap<>();
      for (Class<?> c = type; c != null; c = isStatic ? null : c.getSuperclass()) {
        for (Field field : c.getDeclaredFields()) {
          if (Modifier.isStatic(field.getModifiers()) == isStatic) {
            fields.put(offset(field), Variable.of(field));
          }
        }
      }
      return fields;
    }

    private long offset(Field field) {
      return isStatic ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field);
    }
  }
}

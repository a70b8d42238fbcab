package io.mazurka.jvm.runtime;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** What a variable holds, in words. */
record Value(String text) {

  static final Value NONE = new Value("");

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int LONGEST = 60;

  /** The value at a location, if it is a variable that can be looked at. */
  static Value at(World world, int location) {
    Object object = world.objects().object(world.locations().object(location));
    int slot = world.locations().slot(location);
    if (object.getClass().isArray() && slot >= 0) {
      return new Value(describe(world, Array.get(object, slot)));
    }
    if (slot > 0) {
      return field(world, object, Sites.slotName(slot));
    }
    return object instanceof Number || object instanceof java.util.concurrent.atomic.AtomicBoolean
        ? new Value(object.toString())
        : NONE;
  }

  private static Value field(World world, Object object, String name) {
    String owner = name.substring(0, name.lastIndexOf('.'));
    String field = name.substring(name.lastIndexOf('.') + 1);
    try {
      Class<?> declaring = world.classNamed(owner.replace('/', '.'));
      Field found = declaring.getDeclaredField(field);
      boolean isStatic = Modifier.isStatic(found.getModifiers());
      Object base = isStatic ? UNSAFE.staticFieldBase(found) : object;
      long offset = isStatic ? UNSAFE.staticFieldOffset(found) : UNSAFE.objectFieldOffset(found);
      return new Value(describe(world, get(base, offset, found.getType())));
    } catch (ReflectiveOperationException | LinkageError _) {
      return NONE;
    }
  }

  private static @Nullable Object get(Object base, long offset, Class<?> type) {
    return switch (type.getName()) {
      case "int" -> UNSAFE.getInt(base, offset);
      case "long" -> UNSAFE.getLong(base, offset);
      case "boolean" -> UNSAFE.getBoolean(base, offset);
      case "byte" -> UNSAFE.getByte(base, offset);
      case "short" -> UNSAFE.getShort(base, offset);
      case "char" -> UNSAFE.getChar(base, offset);
      case "float" -> UNSAFE.getFloat(base, offset);
      case "double" -> UNSAFE.getDouble(base, offset);
      default -> UNSAFE.getReference(base, offset);
    };
  }

  private static String describe(World world, @Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case String s -> '"' + (s.length() > LONGEST ? s.substring(0, LONGEST) + "…" : s) + '"';
      case Number n when n.getClass().getPackageName().equals("java.lang") -> n.toString();
      case Boolean b -> b.toString();
      case Character c -> "'" + c + "'";
      case Enum<?> e -> e.name();
      default -> world.names().object(value);
    };
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Accesses to array elements by reflection: accesses to the element itself. */
@ModelOf("java/lang/reflect/Array")
public final class ElementModel {

  private ElementModel() {}

  @Static
  public static @Nullable Object get(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.get(array, index);
  }

  @Static
  public static void set(Object array, int index, @Nullable Object value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, value, site);
    }
    Array.set(array, index, value);
  }

  @Static
  public static int getInt(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getInt(array, index);
  }

  @Static
  public static void setInt(Object array, int index, int value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setInt(array, index, value);
  }

  @Static
  public static long getLong(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getLong(array, index);
  }

  @Static
  public static void setLong(Object array, int index, long value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setLong(array, index, value);
  }

  @Static
  public static boolean getBoolean(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getBoolean(array, index);
  }

  @Static
  public static void setBoolean(Object array, int index, boolean value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setBoolean(array, index, value);
  }

  @Static
  public static byte getByte(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getByte(array, index);
  }

  @Static
  public static void setByte(Object array, int index, byte value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setByte(array, index, value);
  }

  @Static
  public static short getShort(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getShort(array, index);
  }

  @Static
  public static void setShort(Object array, int index, short value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setShort(array, index, value);
  }

  @Static
  public static char getChar(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getChar(array, index);
  }

  @Static
  public static void setChar(Object array, int index, char value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setChar(array, index, value);
  }

  @Static
  public static float getFloat(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getFloat(array, index);
  }

  @Static
  public static void setFloat(Object array, int index, float value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setFloat(array, index, value);
  }

  @Static
  public static double getDouble(Object array, int index, int site) {
    if (isArray(array)) {
      Hooks.readArray(array, index, site);
    }
    return Array.getDouble(array, index);
  }

  @Static
  public static void setDouble(Object array, int index, double value, int site) {
    if (isArray(array)) {
      Hooks.writeArray(array, index, site);
    }
    Array.setDouble(array, index, value);
  }

  /** If not, the JDK throws. */
  private static boolean isArray(@Nullable Object array) {
    return array != null && array.getClass().isArray();
  }
}

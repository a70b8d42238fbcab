package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/** Accesses to fields by reflection: accesses to the field itself. */
@ModelOf("java/lang/reflect/Field")
public final class FieldModel {

  private FieldModel() {}

  public static @Nullable Object get(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.get(target);
  }

  public static void set(Field self, @Nullable Object target, @Nullable Object value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, value, site);
    field.set(target, value);
  }

  public static int getInt(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getInt(target);
  }

  public static void setInt(Field self, @Nullable Object target, int value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setInt(target, value);
  }

  public static long getLong(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getLong(target);
  }

  public static void setLong(Field self, @Nullable Object target, long value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setLong(target, value);
  }

  public static boolean getBoolean(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getBoolean(target);
  }

  public static void setBoolean(Field self, @Nullable Object target, boolean value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setBoolean(target, value);
  }

  public static byte getByte(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getByte(target);
  }

  public static void setByte(Field self, @Nullable Object target, byte value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setByte(target, value);
  }

  public static short getShort(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getShort(target);
  }

  public static void setShort(Field self, @Nullable Object target, short value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setShort(target, value);
  }

  public static char getChar(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getChar(target);
  }

  public static void setChar(Field self, @Nullable Object target, char value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setChar(target, value);
  }

  public static float getFloat(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getFloat(target);
  }

  public static void setFloat(Field self, @Nullable Object target, float value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setFloat(target, value);
  }

  public static double getDouble(Field self, @Nullable Object target, int site)
      throws IllegalAccessException {
    Field field = accessible(self, false);
    beforeRead(self, target, site);
    return field.getDouble(target);
  }

  public static void setDouble(Field self, @Nullable Object target, double value, int site)
      throws IllegalAccessException {
    Field field = accessible(self, true);
    beforeWrite(self, target, null, site);
    field.setDouble(target, value);
  }

  private static void beforeRead(Field field, @Nullable Object target, int site) {
    Variable variable = Variable.of(field);
    if (!isAccess(field, target) || variable.isFinal()) {
      return;
    }
    if (Modifier.isVolatile(field.getModifiers())) {
      Operations.readVolatile(variable.target(target), variable.slot(), site);
    } else {
      Operations.read(variable.target(target), variable.slot(), site);
    }
  }

  private static void beforeWrite(
      Field field, @Nullable Object target, @Nullable Object value, int site) {
    if (!isAccess(field, target)) {
      return;
    }
    Variable variable = Variable.of(field);
    Operations.publish(variable.target(target), value);
    if (Modifier.isVolatile(field.getModifiers())) {
      Operations.writeVolatile(variable.target(target), variable.slot(), site);
    } else {
      Operations.write(variable.target(target), variable.slot(), site);
    }
  }

  /** Whether the JDK will find the field there; if not, it throws. */
  private static boolean isAccess(Field field, @Nullable Object target) {
    return Modifier.isStatic(field.getModifiers()) || field.getDeclaringClass().isInstance(target);
  }

  /** The field, after a check of what its caller may access. */
  @SuppressWarnings("deprecation") // What the program said with setAccessible.
  private static Field accessible(Field field, boolean writes) throws IllegalAccessException {
    if (field.isAccessible() || Jdk.isJdk(field.getDeclaringClass())) {
      return field;
    }
    if (writes) {
      Callers.lookup().unreflectSetter(field);
    } else {
      Callers.lookup().unreflectGetter(field);
    }
    try {
      Field copy = field.getDeclaringClass().getDeclaredField(field.getName());
      copy.setAccessible(true);
      return copy;
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }
}

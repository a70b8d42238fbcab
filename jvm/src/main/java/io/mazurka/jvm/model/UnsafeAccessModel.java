package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Plain and volatile accesses by offset: accesses to the field or element that lies there. */
@ModelOf("sun/misc/Unsafe")
public final class UnsafeAccessModel {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private UnsafeAccessModel() {}

  public static int getInt(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getInt(base, offset);
  }

  public static void putInt(Object self, Object base, long offset, int value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putInt(base, offset, value);
  }

  public static int getIntVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getIntVolatile(base, offset);
  }

  public static void putIntVolatile(Object self, Object base, long offset, int value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putIntVolatile(base, offset, value);
  }

  public static long getLong(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getLong(base, offset);
  }

  public static void putLong(Object self, Object base, long offset, long value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putLong(base, offset, value);
  }

  public static long getLongVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getLongVolatile(base, offset);
  }

  public static void putLongVolatile(Object self, Object base, long offset, long value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putLongVolatile(base, offset, value);
  }

  public static boolean getBoolean(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getBoolean(base, offset);
  }

  public static void putBoolean(Object self, Object base, long offset, boolean value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putBoolean(base, offset, value);
  }

  public static boolean getBooleanVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getBooleanVolatile(base, offset);
  }

  public static void putBooleanVolatile(
      Object self, Object base, long offset, boolean value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putBooleanVolatile(base, offset, value);
  }

  public static byte getByte(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getByte(base, offset);
  }

  public static void putByte(Object self, Object base, long offset, byte value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putByte(base, offset, value);
  }

  public static byte getByteVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getByteVolatile(base, offset);
  }

  public static void putByteVolatile(Object self, Object base, long offset, byte value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putByteVolatile(base, offset, value);
  }

  public static short getShort(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getShort(base, offset);
  }

  public static void putShort(Object self, Object base, long offset, short value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putShort(base, offset, value);
  }

  public static short getShortVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getShortVolatile(base, offset);
  }

  public static void putShortVolatile(
      Object self, Object base, long offset, short value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putShortVolatile(base, offset, value);
  }

  public static char getChar(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getChar(base, offset);
  }

  public static void putChar(Object self, Object base, long offset, char value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putChar(base, offset, value);
  }

  public static char getCharVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getCharVolatile(base, offset);
  }

  public static void putCharVolatile(Object self, Object base, long offset, char value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putCharVolatile(base, offset, value);
  }

  public static float getFloat(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getFloat(base, offset);
  }

  public static void putFloat(Object self, Object base, long offset, float value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putFloat(base, offset, value);
  }

  public static float getFloatVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getFloatVolatile(base, offset);
  }

  public static void putFloatVolatile(
      Object self, Object base, long offset, float value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putFloatVolatile(base, offset, value);
  }

  public static double getDouble(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getDouble(base, offset);
  }

  public static void putDouble(Object self, Object base, long offset, double value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putDouble(base, offset, value);
  }

  public static double getDoubleVolatile(Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getDoubleVolatile(base, offset);
  }

  public static void putDoubleVolatile(
      Object self, Object base, long offset, double value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putDoubleVolatile(base, offset, value);
  }

  public static @Nullable Object getObject(Object self, Object base, long offset, int site) {
    Operations.read(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getReference(base, offset);
  }

  public static void putObject(
      Object self, Object base, long offset, @Nullable Object value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.publish(target, value);
    Operations.write(target, Offsets.slot(base, offset), site);
    UNSAFE.putReference(base, offset, value);
  }

  public static @Nullable Object getObjectVolatile(
      Object self, Object base, long offset, int site) {
    Operations.readVolatile(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getReferenceVolatile(base, offset);
  }

  public static void putObjectVolatile(
      Object self, Object base, long offset, @Nullable Object value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.publish(target, value);
    Operations.writeVolatile(target, Offsets.slot(base, offset), site);
    UNSAFE.putReferenceVolatile(base, offset, value);
  }
}

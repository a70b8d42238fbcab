package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.function.BooleanSupplier;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Accesses by offset as copies of JDK classes make them: synchronizers, and what is built on them.
 */
@ModelOf("jdk/internal/misc/Unsafe")
public final class InternalUnsafeModel {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private InternalUnsafeModel() {}

  public static int getInt(Unsafe self, Object base, long offset, int site) {
    return UnsafeAccessModel.getInt(self, base, offset, site);
  }

  public static int getIntVolatile(Unsafe self, Object base, long offset, int site) {
    return UnsafeAccessModel.getIntVolatile(self, base, offset, site);
  }

  public static int getIntAcquire(Unsafe self, Object base, long offset, int site) {
    Operations.readAcquire(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getIntAcquire(base, offset);
  }

  public static int getIntOpaque(Unsafe self, Object base, long offset, int site) {
    Operations.readOpaque(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getIntOpaque(base, offset);
  }

  public static void putInt(Unsafe self, Object base, long offset, int value, int site) {
    UnsafeAccessModel.putInt(self, base, offset, value, site);
  }

  public static void putIntVolatile(Unsafe self, Object base, long offset, int value, int site) {
    UnsafeAccessModel.putIntVolatile(self, base, offset, value, site);
  }

  public static void putIntRelease(Unsafe self, Object base, long offset, int value, int site) {
    UnsafeUpdateModel.putOrderedInt(self, base, offset, value, site);
  }

  public static void putIntOpaque(Unsafe self, Object base, long offset, int value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeOpaque(target, Offsets.slot(base, offset), site);
    UNSAFE.putIntOpaque(base, offset, value);
  }

  public static boolean compareAndSetInt(
      Unsafe self, Object base, long offset, int expected, int value, int site) {
    return UnsafeUpdateModel.compareAndSwapInt(self, base, offset, expected, value, site);
  }

  public static boolean weakCompareAndSetInt(
      Unsafe self, Object base, long offset, int expected, int value, int site) {
    return UnsafeUpdateModel.compareAndSwapInt(self, base, offset, expected, value, site);
  }

  public static int getAndSetInt(Unsafe self, Object base, long offset, int value, int site) {
    return UnsafeUpdateModel.getAndSetInt(self, base, offset, value, site);
  }

  public static int getAndAddInt(Unsafe self, Object base, long offset, int delta, int site) {
    return UnsafeUpdateModel.getAndAddInt(self, base, offset, delta, site);
  }

  public static long getLong(Unsafe self, Object base, long offset, int site) {
    return UnsafeAccessModel.getLong(self, base, offset, site);
  }

  public static long getLongVolatile(Unsafe self, Object base, long offset, int site) {
    return UnsafeAccessModel.getLongVolatile(self, base, offset, site);
  }

  public static long getLongAcquire(Unsafe self, Object base, long offset, int site) {
    Operations.readAcquire(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getLongAcquire(base, offset);
  }

  public static long getLongOpaque(Unsafe self, Object base, long offset, int site) {
    Operations.readOpaque(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getLongOpaque(base, offset);
  }

  public static void putLong(Unsafe self, Object base, long offset, long value, int site) {
    UnsafeAccessModel.putLong(self, base, offset, value, site);
  }

  public static void putLongVolatile(Unsafe self, Object base, long offset, long value, int site) {
    UnsafeAccessModel.putLongVolatile(self, base, offset, value, site);
  }

  public static void putLongRelease(Unsafe self, Object base, long offset, long value, int site) {
    UnsafeUpdateModel.putOrderedLong(self, base, offset, value, site);
  }

  public static void putLongOpaque(Unsafe self, Object base, long offset, long value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeOpaque(target, Offsets.slot(base, offset), site);
    UNSAFE.putLongOpaque(base, offset, value);
  }

  public static boolean compareAndSetLong(
      Unsafe self, Object base, long offset, long expected, long value, int site) {
    return UnsafeUpdateModel.compareAndSwapLong(self, base, offset, expected, value, site);
  }

  public static boolean weakCompareAndSetLong(
      Unsafe self, Object base, long offset, long expected, long value, int site) {
    return UnsafeUpdateModel.compareAndSwapLong(self, base, offset, expected, value, site);
  }

  public static long getAndSetLong(Unsafe self, Object base, long offset, long value, int site) {
    return UnsafeUpdateModel.getAndSetLong(self, base, offset, value, site);
  }

  public static long getAndAddLong(Unsafe self, Object base, long offset, long delta, int site) {
    return UnsafeUpdateModel.getAndAddLong(self, base, offset, delta, site);
  }

  public static @Nullable Object getReference(Unsafe self, Object base, long offset, int site) {
    return UnsafeAccessModel.getObject(self, base, offset, site);
  }

  public static @Nullable Object getReferenceVolatile(
      Unsafe self, Object base, long offset, int site) {
    return UnsafeAccessModel.getObjectVolatile(self, base, offset, site);
  }

  public static @Nullable Object getReferenceAcquire(
      Unsafe self, Object base, long offset, int site) {
    Operations.readAcquire(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getReferenceAcquire(base, offset);
  }

  public static @Nullable Object getReferenceOpaque(
      Unsafe self, Object base, long offset, int site) {
    Operations.readOpaque(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
    return UNSAFE.getReferenceOpaque(base, offset);
  }

  public static void putReference(
      Unsafe self, Object base, long offset, @Nullable Object value, int site) {
    UnsafeAccessModel.putObject(self, base, offset, value, site);
  }

  public static void putReferenceVolatile(
      Unsafe self, Object base, long offset, @Nullable Object value, int site) {
    UnsafeAccessModel.putObjectVolatile(self, base, offset, value, site);
  }

  public static void putReferenceRelease(
      Unsafe self, Object base, long offset, @Nullable Object value, int site) {
    UnsafeUpdateModel.putOrderedObject(self, base, offset, value, site);
  }

  public static void putReferenceOpaque(
      Unsafe self, Object base, long offset, @Nullable Object value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.publish(target, value);
    Operations.writeOpaque(target, Offsets.slot(base, offset), site);
    UNSAFE.putReferenceOpaque(base, offset, value);
  }

  public static boolean compareAndSetReference(
      Unsafe self,
      Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int site) {
    return UnsafeUpdateModel.compareAndSwapObject(self, base, offset, expected, value, site);
  }

  public static boolean weakCompareAndSetReference(
      Unsafe self,
      Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int site) {
    return UnsafeUpdateModel.compareAndSwapObject(self, base, offset, expected, value, site);
  }

  public static @Nullable Object getAndSetReference(
      Unsafe self, Object base, long offset, @Nullable Object value, int site) {
    return UnsafeUpdateModel.getAndSetObject(self, base, offset, value, site);
  }

  public static void loadFence(Unsafe self, int site) {
    Operations.fence(site);
  }

  public static void storeFence(Unsafe self, int site) {
    Operations.fence(site);
  }

  public static void fullFence(Unsafe self, int site) {
    Operations.fence(site);
  }

  public static void loadLoadFence(Unsafe self, int site) {
    Operations.fence(site);
  }

  public static void storeStoreFence(Unsafe self, int site) {
    Operations.fence(site);
  }

  public static int getAndBitwiseAndInt(Unsafe self, Object base, long offset, int mask, int site) {
    BooleanSupplier same =
        () -> {
          int value = UNSAFE.getIntVolatile(base, offset);
          return (value & mask) == value;
        };
    Object target = Offsets.target(base, offset, site);
    Operations.exchange(target, Offsets.slot(base, offset), same, site);
    return UNSAFE.getAndBitwiseAndInt(base, offset, mask);
  }

  public static void copyMemory(
      Unsafe self,
      Object source,
      long sourceOffset,
      Object target,
      long targetOffset,
      long bytes,
      int site) {
    Offsets.range(source, sourceOffset, bytes, false, site);
    Offsets.range(target, targetOffset, bytes, true, site);
    UNSAFE.copyMemory(source, sourceOffset, target, targetOffset, bytes);
  }

  public static void setMemory(
      Unsafe self, Object base, long offset, long bytes, byte value, int site) {
    Offsets.range(base, offset, bytes, true, site);
    UNSAFE.setMemory(base, offset, bytes, value);
  }

  public static void park(Unsafe self, boolean absolute, long time, int site) {
    UnsafeUpdateModel.park(self, absolute, time, site);
  }

  public static void unpark(Unsafe self, @Nullable Object thread, int site) {
    UnsafeUpdateModel.unpark(self, thread, site);
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.VirtualTime;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Atomic updates by offset, ordered writes, fences and parking. */
@ModelOf("sun/misc/Unsafe")
public final class UnsafeUpdateModel {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long FOR_EVER = -1;

  private UnsafeUpdateModel() {}

  public static boolean compareAndSwapInt(
      Object self, Object base, long offset, int expected, int value, int site) {
    beforeCompareAndSet(base, offset, () -> UNSAFE.getIntVolatile(base, offset) == expected, site);
    return UNSAFE.compareAndSetInt(base, offset, expected, value);
  }

  public static int getAndSetInt(Object self, Object base, long offset, int value, int site) {
    beforeUpdate(base, offset, site);
    return UNSAFE.getAndSetInt(base, offset, value);
  }

  public static void putOrderedInt(Object self, Object base, long offset, int value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeRelease(target, Offsets.slot(base, offset), site);
    UNSAFE.putIntRelease(base, offset, value);
  }

  public static int getAndAddInt(Object self, Object base, long offset, int delta, int site) {
    beforeUpdate(base, offset, site);
    return UNSAFE.getAndAddInt(base, offset, delta);
  }

  public static boolean compareAndSwapLong(
      Object self, Object base, long offset, long expected, long value, int site) {
    beforeCompareAndSet(base, offset, () -> UNSAFE.getLongVolatile(base, offset) == expected, site);
    return UNSAFE.compareAndSetLong(base, offset, expected, value);
  }

  public static long getAndSetLong(Object self, Object base, long offset, long value, int site) {
    beforeUpdate(base, offset, site);
    return UNSAFE.getAndSetLong(base, offset, value);
  }

  public static void putOrderedLong(Object self, Object base, long offset, long value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeRelease(target, Offsets.slot(base, offset), site);
    UNSAFE.putLongRelease(base, offset, value);
  }

  public static long getAndAddLong(Object self, Object base, long offset, long delta, int site) {
    beforeUpdate(base, offset, site);
    return UNSAFE.getAndAddLong(base, offset, delta);
  }

  public static boolean compareAndSwapObject(
      Object self,
      Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int site) {
    Operations.publish(Offsets.target(base, offset, site), value);
    beforeCompareAndSet(
        base, offset, () -> UNSAFE.getReferenceVolatile(base, offset) == expected, site);
    return UNSAFE.compareAndSetReference(base, offset, expected, value);
  }

  public static @Nullable Object getAndSetObject(
      Object self, Object base, long offset, @Nullable Object value, int site) {
    Operations.publish(Offsets.target(base, offset, site), value);
    beforeUpdate(base, offset, site);
    return UNSAFE.getAndSetReference(base, offset, value);
  }

  public static void putOrderedObject(
      Object self, Object base, long offset, @Nullable Object value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.publish(target, value);
    Operations.writeRelease(target, Offsets.slot(base, offset), site);
    UNSAFE.putReferenceRelease(base, offset, value);
  }

  public static void loadFence(Object self, int site) {
    Operations.fence(site);
  }

  public static void storeFence(Object self, int site) {
    Operations.fence(site);
  }

  public static void fullFence(Object self, int site) {
    Operations.fence(site);
  }

  public static void park(Object self, boolean absolute, long time, int site) {
    if (absolute) {
      long millis = Math.max(0, time - VirtualTime.currentTimeMillis());
      Operations.park(null, TimeUnit.MILLISECONDS.toNanos(millis), site);
    } else {
      Operations.park(null, time == 0 ? FOR_EVER : Math.max(0, time), site);
    }
  }

  public static void unpark(Object self, @Nullable Object thread, int site) {
    Operations.unpark((Thread) thread, site);
  }

  private static void beforeUpdate(Object base, long offset, int site) {
    Operations.update(Offsets.target(base, offset, site), Offsets.slot(base, offset), site);
  }

  private static void beforeCompareAndSet(
      Object base, long offset, BooleanSupplier succeeds, int site) {
    Operations.compareAndSet(
        Offsets.target(base, offset, site), Offsets.slot(base, offset), succeeds, site);
  }
}

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

  public static void putInt(Unsafe self, Object base, long offset, int value, int site) {
    UnsafeAccessModel.putInt(self, base, offset, value, site);
  }

  public static void putIntOpaque(Unsafe self, Object base, long offset, int value, int site) {
    Object target = Offsets.target(base, offset, site);
    Operations.writeOpaque(target, Offsets.slot(base, offset), site);
    UNSAFE.putIntOpaque(base, offset, value);
  }

  public static void putReference(
      Unsafe self, Object base, long offset, @Nullable Object value, int site) {
    UnsafeAccessModel.putObject(self, base, offset, value, site);
  }

  public static boolean compareAndSetInt(
      Unsafe self, Object base, long offset, int expected, int value, int site) {
    return UnsafeUpdateModel.compareAndSwapInt(self, base, offset, expected, value, site);
  }

  public static boolean compareAndSetLong(
      Unsafe self, Object base, long offset, long expected, long value, int site) {
    return UnsafeUpdateModel.compareAndSwapLong(self, base, offset, expected, value, site);
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

  public static void park(Unsafe self, boolean absolute, long time, int site) {
    UnsafeUpdateModel.park(self, absolute, time, site);
  }

  public static void unpark(Unsafe self, @Nullable Object thread, int site) {
    UnsafeUpdateModel.unpark(self, thread, site);
  }
}

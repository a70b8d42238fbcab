package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Wait sets, copies, and identity hash codes that are the same in every execution. */
@ModelOf("java/lang/Object")
public final class ObjectModel {

  private static final Overrides HASH_CODE = new Overrides(Object.class, "hashCode");
  private static final long NANOS_PER_MILLI = 1_000_000;

  private static final MethodHandle CLONE = cloning();

  private ObjectModel() {}

  public static void wait(Object self, int site) throws InterruptedException {
    Operations.wait(self, 0, site);
  }

  public static void wait(Object self, long millis, int site) throws InterruptedException {
    checkMillis(millis);
    Operations.wait(self, millis, site);
  }

  public static void wait(Object self, long millis, int nanos, int site)
      throws InterruptedException {
    checkMillis(millis);
    if (nanos < 0 || nanos >= NANOS_PER_MILLI) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    Operations.wait(self, nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis, site);
  }

  public static void notify(Object self, int site) {
    Operations.notify(self, site);
  }

  public static void notifyAll(Object self, int site) {
    Operations.notifyAll(self, site);
  }

  public static int hashCode(Object self, int site) {
    return HASH_CODE.in(self) ? self.hashCode() : Operations.identityHash(self);
  }

  @Super("hashCode")
  public static int identityHash(Object self, int site) {
    return Operations.identityHash(self);
  }

  /** Copies the object, after a look at all its fields. */
  @Super("clone")
  public static Object copy(Object self, int site) throws Throwable {
    Operations.fields(self, site);
    return CLONE.invokeExact(self);
  }

  private static void checkMillis(long millis) {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
  }

  /** The method of {@link Object} itself, whatever is below. */
  private static MethodHandle cloning() {
    try {
      return MethodHandles.privateLookupIn(Object.class, MethodHandles.lookup())
          .findSpecial(Object.class, "clone", MethodType.methodType(Object.class), Object.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}

package io.mazurka.jvm.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** The bindings of scoped values, which threads of a structured scope have from its owner. */
final class ScopedValues {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final @Nullable MethodHandle PRESENT = present();

  private ScopedValues() {}

  private static @Nullable MethodHandle present() {
    try {
      MethodHandles.Lookup lookup =
          MethodHandles.privateLookupIn(ScopedValue.class, MethodHandles.lookup());
      Class<?> snapshot = lookup.findClass("java.lang.ScopedValue$Snapshot");
      return lookup
          .findStatic(ScopedValue.class, "scopedValueBindings", MethodType.methodType(snapshot))
          .asType(MethodType.methodType(Object.class));
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  /** A thread that is about to be started gets the bindings of the running one. */
  static void pass(Thread started) {
    if (PRESENT == null) {
      return; // Then the program finds no value bound, and says so.
    }
    try {
      Object bindings = PRESENT.invokeExact();
      long offset = UNSAFE.objectFieldOffset(Thread.class, "scopedValueBindings");
      UNSAFE.putReference(started, offset, bindings);
      Monitors.share(World.active(), bindings);
    } catch (Throwable e) {
      throw new IllegalStateException("Mazurka could not pass scoped values on", e);
    }
  }
}

package io.mazurka.jvm.runtime;

import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/**
 * The order in which {@code Set.of} and {@code Map.of} list their elements: the JDK draws it at
 * random for every JVM, so that a schedule recorded in one would not be followed in the next.
 */
public final class ImmutableOrder {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private ImmutableOrder() {}

  /**
   * Makes the order the same in every JVM, as far as the JDK still decides it in the way we know.
   */
  public static void fix() {
    try {
      Class<?> collections = Class.forName("java.util.ImmutableCollections");
      Field salt = collections.getDeclaredField("SALT32L");
      Field reverse = collections.getDeclaredField("REVERSE");
      UNSAFE.putLong(UNSAFE.staticFieldBase(salt), UNSAFE.staticFieldOffset(salt), 0x2545_F491L);
      UNSAFE.putBoolean(UNSAFE.staticFieldBase(reverse), UNSAFE.staticFieldOffset(reverse), false);
    } catch (ReflectiveOperationException _) {
      // A JDK that has no such fields draws no order, or draws it elsewhere: then it stays as it
      // is.
    }
  }
}

package io.mazurka.jvm.load;

import jdk.internal.misc.Unsafe;

/**
 * What a class object remembers of the constants of an enum, for {@code valueOf} and for enum maps;
 * after a reset there are new constants.
 */
final class EnumCaches {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long CONSTANTS = UNSAFE.objectFieldOffset(Class.class, "enumConstants");
  private static final long DIRECTORY =
      UNSAFE.objectFieldOffset(Class.class, "enumConstantDirectory");

  private EnumCaches() {}

  static void clear(Class<?> enumType) {
    UNSAFE.putReferenceVolatile(enumType, CONSTANTS, null);
    UNSAFE.putReferenceVolatile(enumType, DIRECTORY, null);
  }
}

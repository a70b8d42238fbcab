package io.mazurka.jvm.model;

import jdk.internal.misc.Unsafe;

/**
 * Hash codes of enum constants. The JDK takes the identity hash code, which differs from one
 * execution to the next, and with it the order in which hash tables list the constants.
 */
public final class EnumHash {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long HASH = UNSAFE.objectFieldOffset(Enum.class, "hash");

  private EnumHash() {}

  /** Gives a new constant a hash code that depends on nothing but its class and its name. */
  public static void settle(Enum<?> constant) {
    int hash = 31 * constant.getDeclaringClass().getName().hashCode() + constant.name().hashCode();
    UNSAFE.putInt(constant, HASH, hash == 0 ? 1 : hash);
  }
}

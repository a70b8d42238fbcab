package io.mazurka.jvm.model;

import java.util.Objects;
import jdk.internal.misc.Unsafe;

/** An object that JDK objects of a class keep in a field. */
final class Inside {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private final long offset;

  Inside(Class<?> type, String field) {
    this.offset = UNSAFE.objectFieldOffset(type, field);
  }

  /** The object inside this one. */
  Object of(Object outside) {
    return Objects.requireNonNull(UNSAFE.getReference(Objects.requireNonNull(outside), offset));
  }
}

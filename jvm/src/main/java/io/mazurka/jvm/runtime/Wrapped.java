package io.mazurka.jvm.runtime;

import java.util.Collections;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** What is inside of objects of the JDK that hand every call on to another one. */
final class Wrapped {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> COLLECTION = Nested.of(Collections.class, "UnmodifiableCollection");
  private static final long OF_COLLECTION = UNSAFE.objectFieldOffset(COLLECTION, "c");
  private static final Class<?> MAP = Nested.of(Collections.class, "UnmodifiableMap");
  private static final long OF_MAP = UNSAFE.objectFieldOffset(MAP, "m");
  private static final Class<?> SET = Nested.of(Collections.class, "SetFromMap");
  private static final long OF_SET = UNSAFE.objectFieldOffset(SET, "m");

  private Wrapped() {}

  /** What is inside of a wrapper by which it cannot be changed, or null. */
  static @Nullable Object byUnmodifiable(Object object) {
    if (COLLECTION.isInstance(object)) {
      return ClassShape.reference(object, OF_COLLECTION);
    }
    return MAP.isInstance(object) ? ClassShape.reference(object, OF_MAP) : null;
  }

  /** The map whose keys the set shows, or null if it is not made of one. */
  static @Nullable Object bySet(Object object) {
    return SET.isInstance(object) ? ClassShape.reference(object, OF_SET) : null;
  }
}

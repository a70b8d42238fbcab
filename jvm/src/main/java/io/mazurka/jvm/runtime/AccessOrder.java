package io.mazurka.jvm.runtime;

import java.util.LinkedHashMap;
import jdk.internal.misc.Unsafe;

/** Maps that list their entries in the order of accesses: to ask for one changes the map. */
final class AccessOrder {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long FLAG = UNSAFE.objectFieldOffset(LinkedHashMap.class, "accessOrder");

  private AccessOrder() {}

  /** Whether the object is such a map. */
  static boolean of(Object object) {
    return object instanceof LinkedHashMap && UNSAFE.getBoolean(object, FLAG);
  }
}

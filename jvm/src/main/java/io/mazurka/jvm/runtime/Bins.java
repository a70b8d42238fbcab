package io.mazurka.jvm.runtime;

import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The bins of a {@link ConcurrentHashMap}: the keys in one of them share a lock. Looks into the map
 * without changing it.
 */
final class Bins {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long TABLE = UNSAFE.objectFieldOffset(ConcurrentHashMap.class, "table");
  private static final long SIZE = UNSAFE.objectFieldOffset(ConcurrentHashMap.class, "sizeCtl");
  private static final long HASH = UNSAFE.objectFieldOffset(node(), "hash");
  private static final long KEY = UNSAFE.objectFieldOffset(node(), "key");
  private static final long NEXT = UNSAFE.objectFieldOffset(node(), "next");
  private static final int USUAL_LENGTH = 16;

  private Bins() {}

  private static Class<?> node() {
    try {
      return Class.forName("java.util.concurrent.ConcurrentHashMap$Node");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("ConcurrentHashMap is not as it used to be", e);
    }
  }

  /** The number by which the map finds the bin of a key. */
  static int hash(Object key) {
    int code = key.hashCode();
    return (code ^ code >>> 16) & Integer.MAX_VALUE;
  }

  /** How many bins there are, or will be when the first entry comes. */
  static int count(ConcurrentHashMap<?, ?> map) {
    Object[] table = table(map);
    if (table != null) {
      return table.length;
    }
    int planned = UNSAFE.getInt(map, SIZE);
    return planned > 0 ? planned : USUAL_LENGTH;
  }

  private static Object @Nullable [] table(ConcurrentHashMap<?, ?> map) {
    return (Object[]) UNSAFE.getReference(map, TABLE);
  }

  /** What the bin of that hash begins with, or null if it is empty. */
  static @Nullable Object first(ConcurrentHashMap<?, ?> map, int hash) {
    Object[] table = table(map);
    return table == null ? null : table[(table.length - 1) & hash];
  }

  /** Whether the key is the first in its bin: the map looks at that one without a lock. */
  static boolean isFirst(ConcurrentHashMap<?, ?> map, Object key, int hash) {
    Object first = first(map, hash);
    return first != null
        && UNSAFE.getInt(first, HASH) == hash
        && Objects.equals(key, UNSAFE.getReference(first, KEY));
  }

  /** The node that a chain of them ends with. */
  static Object last(Object first) {
    Object last = first;
    for (Object next = next(last); next != null; next = next(last)) {
      last = next;
    }
    return last;
  }

  /** What follows a node in its bin, or null. */
  static @Nullable Object next(Object node) {
    return UNSAFE.getReference(node, NEXT);
  }
}

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

  private static final Class<?> VIEW = Nested.of(ConcurrentHashMap.class, "CollectionView");
  private static final long MAP = UNSAFE.objectFieldOffset(VIEW, "map");

  private Bins() {}

  /** The map that is behind a collection, unless it is one of the program's own; or null. */
  static @Nullable ConcurrentHashMap<?, ?> of(Object collection) {
    if (collection.getClass() == ConcurrentHashMap.class) {
      return (ConcurrentHashMap<?, ?>) collection;
    }
    Object inside = Wrapped.byUnmodifiable(collection);
    ConcurrentHashMap<?, ?> map = inside == null ? mapOf(collection) : of(inside);
    return map == null || map.getClass() == ConcurrentHashMap.class ? map : null;
  }

  /** The map that an object is a view of, or null. */
  static @Nullable ConcurrentHashMap<?, ?> mapOf(@Nullable Object object) {
    return VIEW.isInstance(object)
        ? (ConcurrentHashMap<?, ?>) UNSAFE.getReference(object, MAP)
        : null;
  }

  static Class<?> node() {
    try {
      return Class.forName("java.util.concurrent.ConcurrentHashMap$Node");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("ConcurrentHashMap is not as it used to be", e);
    }
  }

  /** Whether there is more than a node in a bin, as far as is known without looking closer. */
  static boolean isChain(Object first) {
    return UNSAFE.getInt(first, HASH) < 0 || next(first) != null;
  }

  static Object key(Object node) {
    return UNSAFE.getReference(node, KEY);
  }

  /** The bin of a node, among that many. */
  static int bin(Object node, int length) {
    return UNSAFE.getInt(node, HASH) & (length - 1);
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

  /** Makes the bins, unless somebody has made them; nothing is in them yet. */
  @SuppressWarnings("unchecked") // The key is gone before anybody can look at its type.
  static void make(ConcurrentHashMap<?, ?> map) {
    if (table(map) == null) {
      ((ConcurrentHashMap<Object, Object>) map).put("", "");
      map.remove("");
    }
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

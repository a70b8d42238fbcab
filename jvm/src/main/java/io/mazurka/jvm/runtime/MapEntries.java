package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.TreeMap;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Which map an entry is part of: whoever sets its value changes the map, long after the iteration
 * that gave it out, and whichever way it came.
 *
 * <p>Entries of the JDK's maps do not know their map. Those of maps that several threads can reach
 * are looked for in these; for others it is remembered which map an iterator took them from.
 */
final class MapEntries {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> NODE = nested(HashMap.class, "Node");
  private static final Class<?> TREE_NODE = nested(TreeMap.class, "Entry");
  private static final long TABLE = UNSAFE.objectFieldOffset(HashMap.class, "table");
  private static final long HASH = UNSAFE.objectFieldOffset(NODE, "hash");
  private static final long NEXT = UNSAFE.objectFieldOffset(NODE, "next");
  private static final long ROOT = UNSAFE.objectFieldOffset(TreeMap.class, "root");
  private static final long PARENT = UNSAFE.objectFieldOffset(TREE_NODE, "parent");

  private final List<Object> sharedMaps = new ArrayList<>();
  private final IdentityHashMap<Object, Object> givenOut = new IdentityHashMap<>();

  void clear() {
    sharedMaps.clear();
    givenOut.clear();
  }

  /** An object has become shared; it may be a map. */
  void shared(Object object) {
    if (object instanceof HashMap<?, ?> || object instanceof TreeMap<?, ?>) {
      sharedMaps.add(object);
    }
  }

  /** A map that is not shared has given out an entry. */
  void givenOut(Object entry, Object map) {
    IdentityHash.settle(entry);
    givenOut.put(entry, map);
  }

  /** The map that the entry is part of, or null if there is none or it is not known. */
  @Nullable Object mapOf(Object entry) {
    for (int i = sharedMaps.size() - 1; i >= 0; i--) {
      if (holds(sharedMaps.get(i), entry)) {
        return sharedMaps.get(i);
      }
    }
    if (givenOut.isEmpty()) {
      return null;
    }
    IdentityHash.settle(entry);
    return givenOut.get(entry);
  }

  private static boolean holds(Object map, Object entry) {
    return map instanceof HashMap<?, ?>
        ? NODE.isInstance(entry) && holdsNode(map, entry)
        : TREE_NODE.isInstance(entry) && ClassShape.reference(map, ROOT) == root(entry);
  }

  private static boolean holdsNode(Object map, Object node) {
    Object[] table = (Object[]) ClassShape.reference(map, TABLE);
    if (table == null) {
      return false;
    }
    Object next = table[(table.length - 1) & UNSAFE.getInt(node, HASH)];
    while (next != null && next != node) {
      next = ClassShape.reference(next, NEXT);
    }
    return next == node;
  }

  private static Object root(Object node) {
    Object root = node;
    for (Object above = node; above != null; above = ClassShape.reference(above, PARENT)) {
      root = above;
    }
    return root;
  }

  private static Class<?> nested(Class<?> type, String name) {
    for (Class<?> nested : type.getDeclaredClasses()) {
      if (nested.getSimpleName().equals(name)) {
        return nested;
      }
    }
    throw new IllegalStateException(type + " has no " + name);
  }
}

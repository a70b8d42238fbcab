package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
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
  private static final List<Table> TABLES =
      List.of(
          Table.of(HashMap.class, "Node"),
          Table.of(WeakHashMap.class, "Entry"),
          Table.of(Hashtable.class, "Entry"));
  private static final Class<?> TREE_NODE = Nested.of(TreeMap.class, "Entry");
  private static final Class<?> CONCURRENT_NODE = Nested.of(ConcurrentHashMap.class, "Node");
  private static final long CONCURRENT_HASH = UNSAFE.objectFieldOffset(CONCURRENT_NODE, "hash");
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
    if (object instanceof Map<?, ?>) {
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
    return givenOut.isEmpty() || IdentityHash.peek(entry) == 0 ? null : givenOut.get(entry);
  }

  /** Whether the object is an entry that a map has made for itself, and gives to all who ask. */
  static boolean isNode(Object object) {
    return object instanceof Map.Entry<?, ?>
        && (TREE_NODE.isInstance(object)
            || CONCURRENT_NODE.isInstance(object)
            || TABLES.stream().anyMatch(table -> table.node.isInstance(object)));
  }

  /** The hash code of the key of such an entry, which no code of the program is asked for. */
  static int hash(Object node) {
    if (TREE_NODE.isInstance(node)) {
      Object key = ((Map.Entry<?, ?>) node).getKey();
      return SilentHashes.isValue(key) ? key.hashCode() : key == null ? 0 : IdentityHash.peek(key);
    }
    if (CONCURRENT_NODE.isInstance(node)) {
      return UNSAFE.getInt(node, CONCURRENT_HASH);
    }
    for (Table table : TABLES) {
      if (table.node.isInstance(node)) {
        return UNSAFE.getInt(node, table.hash);
      }
    }
    return 0;
  }

  private static boolean holds(Object map, Object entry) {
    if (map instanceof TreeMap<?, ?>) {
      return TREE_NODE.isInstance(entry) && ClassShape.reference(map, ROOT) == root(entry);
    }
    return TABLES.stream().anyMatch(table -> table.holds(map, entry));
  }

  private static Object root(Object node) {
    Object root = node;
    for (Object above = node; above != null; above = ClassShape.reference(above, PARENT)) {
      root = above;
    }
    return root;
  }

  /** Where maps of a class keep their entries: in lists, one for each remainder of a hash code. */
  private record Table(Class<?> map, Class<?> node, long table, long hash, long next) {

    static Table of(Class<?> map, String nodeName) {
      Class<?> node = Nested.of(map, nodeName);
      return new Table(
          map,
          node,
          UNSAFE.objectFieldOffset(map, "table"),
          UNSAFE.objectFieldOffset(node, "hash"),
          UNSAFE.objectFieldOffset(node, "next"));
    }

    boolean holds(Object owner, Object entry) {
      if (!map.isInstance(owner) || !node.isInstance(entry)) {
        return false;
      }
      Object[] lists = (Object[]) ClassShape.reference(owner, table);
      return lists != null && lists.length > 0 && isIn(lists, entry);
    }

    /** The remainder is the same as if bits were masked, where the length is a power of two. */
    private boolean isIn(Object[] lists, Object entry) {
      Object met = lists[(UNSAFE.getInt(entry, hash) & Integer.MAX_VALUE) % lists.length];
      while (met != null && met != entry) {
        met = ClassShape.reference(met, next);
      }
      return met == entry;
    }
  }
}

package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of objects, by identity. To ask an object for its identity hash code would give it one,
 * which the program might notice; so an object without one is lent one until the table is emptied.
 */
final class NodeTable {

  private @Nullable Object[] keys = new Object[256];
  private int[] nodes = new int[256];
  private int size;
  private final List<Object> borrowers = new ArrayList<>();

  /** The node of the object, or -1. */
  int get(Object object) {
    int hash = Insight.hash(object);
    if (hash == 0) {
      return -1;
    }
    int mask = keys.length - 1;
    for (int i = spread(hash) & mask; keys[i] != null; i = (i + 1) & mask) {
      if (keys[i] == object) {
        return nodes[i];
      }
    }
    return -1;
  }

  /** Enters an object that is not there yet. */
  void put(Object object, int node) {
    if (2 * ++size > keys.length) {
      grow();
    }
    int hash = Insight.hash(object);
    if (hash == 0) {
      hash = borrowers.size() + 1;
      Insight.lendHash(object, hash);
      if (Insight.hash(object) != hash) {
        throw new Unreadable("an object whose header cannot be used");
      }
      borrowers.add(object);
    }
    insert(object, node, hash);
  }

  private void insert(Object object, int node, int hash) {
    int mask = keys.length - 1;
    int i = spread(hash) & mask;
    while (keys[i] != null) {
      i = (i + 1) & mask;
    }
    keys[i] = object;
    nodes[i] = node;
  }

  /** Empties the table and takes back what was lent. */
  void clear() {
    borrowers.forEach(Insight::takeBackHash);
    borrowers.clear();
    Arrays.fill(keys, null);
    size = 0;
  }

  private void grow() {
    @Nullable Object[] oldKeys = keys;
    int[] oldNodes = nodes;
    keys = new Object[2 * oldKeys.length];
    nodes = new int[2 * oldKeys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      Object key = oldKeys[i];
      if (key != null) {
        insert(key, oldNodes[i], Insight.hash(key));
      }
    }
  }

  private static int spread(int hash) {
    int h = hash * 0x9E3779B9;
    return h ^ (h >>> 15);
  }
}

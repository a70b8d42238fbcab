package io.mazurka.jvm.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Numbers for objects that have no room for one themselves: a hash table by identity that is cheap
 * to empty.
 */
final class IdentityNumbers {

  private @Nullable Object[] keys = new Object[64];
  private int[] values = new int[64];
  private int size;

  /**
   * A bit for every class that an object here may have: most objects are told from it without being
   * hashed.
   */
  private long classes;

  /**
   * The number of the object, or 0. Only what was put here is sure to have a hash code; whoever
   * asks for other objects gives them none, as which of them come this far depends on names of
   * classes.
   */
  int get(Object key) {
    if ((classes & bit(key)) == 0 || IdentityHash.peek(key) == 0) {
      return 0;
    }
    int mask = keys.length - 1;
    for (int i = hash(key) & mask; ; i = (i + 1) & mask) {
      Object found = keys[i];
      if (found == key) {
        return values[i];
      }
      if (found == null) {
        return 0;
      }
    }
  }

  void put(Object key, int value) {
    if (2 * size >= keys.length) {
      grow();
    }
    int mask = keys.length - 1;
    int i = hash(key) & mask;
    while (keys[i] != null && keys[i] != key) {
      i = (i + 1) & mask;
    }
    if (keys[i] == null) {
      size++;
    }
    keys[i] = key;
    values[i] = value;
    classes |= bit(key);
  }

  void clear() {
    if (size > 0) {
      Arrays.fill(keys, null);
      size = 0;
      classes = 0;
    }
  }

  private static long bit(Object key) {
    return 1L << key.getClass().getName().hashCode();
  }

  private void grow() {
    @Nullable Object[] oldKeys = keys;
    int[] oldValues = values;
    keys = new Object[2 * oldKeys.length];
    values = new int[keys.length];
    size = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      Object key = oldKeys[i];
      if (key != null) {
        put(key, oldValues[i]);
      }
    }
  }

  private static int hash(Object key) {
    int h = IdentityHash.of(key) * 0x9E3779B9;
    return h ^ (h >>> 15);
  }
}

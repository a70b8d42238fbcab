package io.mazurka.jvm.runtime;

import java.util.Arrays;

/**
 * Everything that operations of different threads can meet in, numbered from 0: a field of an
 * object, an element of an array, a monitor, a wait set. A location is a shared object and a slot
 * in it; numbers are given at first use.
 */
final class Locations {

  /** Slots that are no field and no element. */
  static final int MONITOR = -1;

  static final int WAIT_SET = -2;
  static final int WHOLE = -3;
  static final int LIFE = -4;
  static final int INTERRUPT = -5;
  static final int PERMIT = -6;
  static final int READERS = -7;

  private long[] keys = new long[256];
  private int[] values = new int[256];
  private int[] objects = new int[128];
  private int[] slots = new int[128];
  private int count;

  /** The number of a location. */
  int of(int object, int slot) {
    long key = (long) object << 32 | slot & 0xFFFFFFFFL;
    int mask = keys.length - 1;
    for (int i = hash(key) & mask; ; i = (i + 1) & mask) {
      long found = keys[i];
      if (found == key) {
        return values[i];
      }
      if (found == 0) {
        return add(i, key, object, slot);
      }
    }
  }

  /** The object that the location is part of. */
  int object(int location) {
    return objects[location];
  }

  /** The slot that the location is. */
  int slot(int location) {
    return slots[location];
  }

  private int add(int place, long key, int object, int slot) {
    if (count == objects.length) {
      grow();
      return of(object, slot);
    }
    keys[place] = key;
    values[place] = count;
    objects[count] = object;
    slots[count] = slot;
    return count++;
  }

  private void grow() {
    objects = Arrays.copyOf(objects, 2 * count);
    slots = Arrays.copyOf(slots, 2 * count);
    keys = new long[4 * count];
    values = new int[4 * count];
    int mask = keys.length - 1;
    for (int location = 0; location < count; location++) {
      long key = (long) objects[location] << 32 | slots[location] & 0xFFFFFFFFL;
      int i = hash(key) & mask;
      while (keys[i] != 0) {
        i = (i + 1) & mask;
      }
      keys[i] = key;
      values[i] = location;
    }
  }

  private static int hash(long key) {
    long h = key * 0x9E3779B97F4A7C15L;
    return (int) (h >>> 40);
  }
}

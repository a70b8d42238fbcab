package io.mazurka.jvm.runtime;

import io.mazurka.jvm.common.CommonNumbers;
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

  /** The memory outside the heap that a buffer has allocated. */
  static final int MEMORY = -8;

  private long[] keys = new long[512];
  private int[] values = new int[512];
  private int[] objects = new int[128];
  private int[] slots = new int[128];
  private final CommonNumbers numbers;
  private int count;

  Locations(CommonNumbers numbers) {
    this.numbers = numbers;
  }

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
    if (4 * count >= keys.length) {
      grow();
      return of(object, slot);
    }
    int location = numbers.location(object, slot);
    if (location >= objects.length) {
      objects = Arrays.copyOf(objects, 2 * location);
      slots = Arrays.copyOf(slots, 2 * location);
    }
    keys[place] = key;
    values[place] = location;
    objects[location] = object;
    slots[location] = slot;
    count++;
    return location;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[keys.length];
    int mask = keys.length - 1;
    for (int old = 0; old < oldKeys.length; old++) {
      if (oldKeys[old] != 0) {
        int i = hash(oldKeys[old]) & mask;
        while (keys[i] != 0) {
          i = (i + 1) & mask;
        }
        keys[i] = oldKeys[old];
        values[i] = oldValues[old];
      }
    }
  }

  private static int hash(long key) {
    long h = key * 0x9E3779B97F4A7C15L;
    return (int) (h >>> 40);
  }
}

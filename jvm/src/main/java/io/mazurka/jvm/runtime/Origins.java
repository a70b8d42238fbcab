package io.mazurka.jvm.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where shared objects come from: the object of the program in whose field each was when it became
 * shared, or the class if the field is static. What was inside an object of the JDK or an array
 * comes from where that comes from, and so does what another object of its own class led to. It is
 * known to whoever shares an object, never changes, and says nothing of where the object is later.
 */
final class Origins {

  /** Where something comes from of which nothing is known. */
  static final int UNKNOWN = 0;

  private @Nullable Object[] holders = new Object[64];
  private int[] slots = new int[64];

  /** The object or the class that the object of that number comes from, or null. */
  @Nullable Object holder(int number) {
    return number < holders.length ? holders[number] : null;
  }

  /** The field that it comes from, or {@link #UNKNOWN}. */
  int slot(int number) {
    return number < slots.length ? slots[number] : UNKNOWN;
  }

  void set(int number, @Nullable Object holder, int slot) {
    if (number >= holders.length) {
      int length = Math.max(number + 1, 2 * holders.length);
      holders = Arrays.copyOf(holders, length);
      slots = Arrays.copyOf(slots, length);
    }
    holders[number] = holder;
    slots[number] = slot;
  }
}

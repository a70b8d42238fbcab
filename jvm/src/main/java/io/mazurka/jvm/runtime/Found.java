package io.mazurka.jvm.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The objects that are to be shared, in the order in which they were found, and where. */
final class Found {

  private @Nullable Object[] objects = new Object[64];
  private @Nullable Object[] holders = new Object[64];
  private int[] slots = new int[64];
  private int next;
  private int count;

  void add(Object object, @Nullable Object holder, int slot) {
    if (count == objects.length) {
      objects = Arrays.copyOf(objects, 2 * count);
      holders = Arrays.copyOf(holders, 2 * count);
      slots = Arrays.copyOf(slots, 2 * count);
    }
    objects[count] = object;
    holders[count] = holder;
    slots[count++] = slot;
  }

  /** Turns to the next object; null if there is none. */
  @Nullable Object poll() {
    if (next == count) {
      clear();
      return null;
    }
    return objects[next++];
  }

  void clear() {
    Arrays.fill(objects, 0, count, null);
    Arrays.fill(holders, 0, count, null);
    next = 0;
    count = 0;
  }

  /** What the present object was found in, if there is one. */
  @Nullable Object holder() {
    return next == 0 ? null : holders[next - 1];
  }

  /** The field that it was found in. */
  int slot() {
    return next == 0 ? Origins.UNKNOWN : slots[next - 1];
  }
}

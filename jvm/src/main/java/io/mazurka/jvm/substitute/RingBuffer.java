package io.mazurka.jvm.substitute;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The items that wait for one subscriber, in an array that grows up to a limit. Its methods are
 * parts of steps.
 *
 * <p>Whether there is room depends on the items that were taken, and what is told of the lag on how
 * many the consumer has said that it took, which is later.
 */
final class RingBuffer {

  private static final int USUAL_LENGTH = 32;

  private final int limit;
  private @Nullable Object[] slots;

  /** The next position to take from, as far as the consumer has told. */
  int head;

  /** The next position to put to. */
  int tail;

  /** A buffer for so many items, a power of two. */
  RingBuffer(int limit) {
    this.limit = limit;
    this.slots = new Object[Math.min(limit, USUAL_LENGTH)];
  }

  /** Where items are now: whoever takes several takes them from there. */
  @Nullable Object[] slots() {
    return slots;
  }

  boolean hasRoom() {
    return slots.length < limit || slots[tail & (slots.length - 1)] == null;
  }

  /** Adds an item; returns how many there are then, or 0 if there is no room for it. */
  int offer(Object item) {
    int lag = tail + 1 - head;
    if (lag >= slots.length && slots.length < limit) {
      grow();
    }
    int slot = tail & (slots.length - 1);
    if (slots[slot] != null) {
      return 0;
    }
    slots[slot] = item;
    tail++;
    return lag;
  }

  private void grow() {
    @Nullable Object[] larger = new Object[2 * slots.length];
    for (int i = tail - 1; i >= tail - slots.length; i--) {
      larger[i & (larger.length - 1)] = slots[i & (slots.length - 1)];
    }
    clear();
    slots = larger;
  }

  /** Takes the item at a position; null if there is none, or no longer. */
  static @Nullable Object take(@Nullable Object[] from, int position) {
    int slot = position & (from.length - 1);
    Object item = from[slot];
    from[slot] = null;
    return item;
  }

  /** Forgets the items, but not where they were. */
  void clear() {
    Arrays.fill(slots, null);
  }
}

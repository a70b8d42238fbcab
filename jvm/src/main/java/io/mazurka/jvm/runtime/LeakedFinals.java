package io.mazurka.jvm.runtime;

import java.util.BitSet;

/**
 * The final fields that some constructor sets when other threads can already reach the object. All
 * others are read without a scheduling point: whoever can see the object sees their values.
 */
final class LeakedFinals {

  private static final BitSet SLOTS = new BitSet();
  private static boolean any;

  private LeakedFinals() {}

  /** Whether there are any at all. */
  static boolean any() {
    return any;
  }

  static boolean contains(int slot) {
    return SLOTS.get(slot);
  }

  /** Returns whether the field is new among them. */
  static boolean add(int slot) {
    boolean isNew = !SLOTS.get(slot);
    SLOTS.set(slot);
    any = true;
    return isNew;
  }
}

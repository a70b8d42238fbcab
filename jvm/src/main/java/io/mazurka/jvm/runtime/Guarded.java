package io.mazurka.jvm.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is known of the locks that protect things, by the numbers of fields. */
final class Guarded {

  /** How often a lock is looked for before it is taken that there is none. */
  private static final int PATIENCE = 16;

  private @Nullable Protection[] bySlot = new Protection[64];
  private byte[] failures = new byte[64];

  /** What is known, {@link Protection#NONE} if no lock is in question, or null. */
  @Nullable Protection of(int slot) {
    return slot < bySlot.length ? bySlot[slot] : null;
  }

  /** The same, if a lock is known. */
  @Nullable Protection lock(int slot) {
    Protection known = of(slot);
    return known == Protection.NONE ? null : known;
  }

  void set(int slot, Protection protection) {
    reserve(slot);
    bySlot[slot] = protection;
  }

  /** A thread has accessed it and holds no lock that would do. */
  void fail(int slot, boolean forCertain) {
    reserve(slot);
    if (forCertain || ++failures[slot] == PATIENCE) {
      bySlot[slot] = Protection.NONE;
    }
  }

  private void reserve(int slot) {
    if (slot >= bySlot.length) {
      bySlot = Arrays.copyOf(bySlot, 2 * slot);
      failures = Arrays.copyOf(failures, 2 * slot);
    }
  }

  void clear() {
    Arrays.fill(bySlot, null);
    Arrays.fill(failures, (byte) 0);
  }
}

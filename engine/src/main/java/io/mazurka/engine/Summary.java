package io.mazurka.engine;

import java.util.Arrays;

/**
 * Everything that may still happen in a state and below it: for each thread the operations that it
 * stands before somewhere there, whether it performs them or not.
 *
 * <p>A summary is what is left of an explored subtree when an equal state is reached along another
 * path, or when another subtree is its mirror image. What happens below may race with that path,
 * and the summary says so without the subtree being explored again. It is an over-approximation:
 * nothing is known about the order in which things happen.
 */
final class Summary {

  private int size;
  private long[] entries = new long[8];
  private int[] table = new int[16];

  int size() {
    return size;
  }

  int thread(int i) {
    return (int) (entries[i] >>> 32);
  }

  int link(int i) {
    return (int) entries[i];
  }

  void clear() {
    size = 0;
    Arrays.fill(table, 0);
  }

  /** Adds that the thread may do what the link says; nothing if it says nothing. */
  void add(int thread, int link) {
    if (link != Links.NONE) {
      add((long) thread << 32 | link);
    }
  }

  /**
   * Adds all of another summary, of a state in which there may be more threads: what those do is
   * laid to their ancestor here.
   */
  void addAll(Summary other, int threads, int ancestor) {
    for (int i = 0; i < other.size; i++) {
      add(other.thread(i) < threads ? other.thread(i) : ancestor, other.link(i));
    }
  }

  /** A copy that takes no more room than it needs. */
  Summary copy() {
    Summary copy = new Summary();
    copy.entries = Arrays.copyOf(entries, size);
    copy.size = size;
    copy.table = new int[0];
    return copy;
  }

  private void add(long entry) {
    int place = place(entry);
    if (table[place] == 0) {
      if (size == entries.length) {
        entries = Arrays.copyOf(entries, 2 * size);
      }
      entries[size++] = entry;
      table[place] = size;
      if (2 * size > table.length) {
        grow();
      }
    }
  }

  private int place(long entry) {
    int place = hash(entry) & (table.length - 1);
    while (table[place] != 0 && entries[table[place] - 1] != entry) {
      place = (place + 1) & (table.length - 1);
    }
    return place;
  }

  private void grow() {
    table = new int[2 * table.length];
    for (int i = 0; i < size; i++) {
      table[place(entries[i])] = i + 1;
    }
  }

  private static int hash(long entry) {
    long mixed = entry * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32);
  }
}

package io.mazurka.engine;

import io.mazurka.engine.state.Renaming;
import java.util.Arrays;

/**
 * Everything that may still happen in a state and below it: for each thread the operations that it
 * stands before somewhere there, whether it performs them or not.
 *
 * <p>A summary is what is left of an explored subtree when an equal state is reached along another
 * path, or when another subtree is its mirror image. What happens below may race with that path,
 * and the summary says so without the subtree being explored again. It is an over-approximation:
 * little is known about the order in which things happen.
 *
 * <p>What is known of it is the <em>past</em> of an operation: which others of the summary have
 * always been performed, and happen before what its thread did last, when the thread comes to stand
 * before it. A thread that notifies others has taken the lock before; whatever of the path happens
 * before that, as the lock was held, is no race with the notification. Without it every access
 * under a lock would seem to race with all that others did under the same lock earlier. A past may
 * tell less than there is, as one operation stands for all its occurrences, but never more.
 */
final class Summary {

  /** Only so many operations, the first ones, can be part of a past: the bits of a word. */
  private static final int PAST = Long.SIZE;

  /** The past of what has not occurred yet. */
  private static final long EVERYTHING = -1;

  private int size;
  private long[] entries = new long[8];
  private long[] pasts = new long[8];
  private int[] table = new int[32];
  private int[] places = new int[0];

  int size() {
    return size;
  }

  int thread(int i) {
    return (int) (entries[i] >>> 32);
  }

  int link(int i) {
    return (int) entries[i];
  }

  /** The next operation in the past of operation {@code i}, from one on, or -1. */
  int nextInPast(int i, int from) {
    long rest = from < PAST ? pasts[i] & EVERYTHING << from : 0;
    return rest == 0 ? -1 : Long.numberOfTrailingZeros(rest);
  }

  void clear() {
    size = 0;
    Arrays.fill(table, 0);
  }

  /** Adds that the thread stands before what the link says; nothing if it says nothing. */
  void add(int thread, int link) {
    if (link != Links.NONE) {
      int place = place(thread, link);
      pasts[place] = 0;
    }
  }

  /**
   * Adds all of another summary, of a state in which there may be more threads: what those do is
   * laid to their ancestor here.
   *
   * @return whether there was anything to add
   */
  boolean addAll(Summary other, int threads, int ancestor) {
    int before = size;
    findPlaces(other, threads, ancestor);
    long less = 0;
    for (int i = 0; i < other.size; i++) {
      long past = pasts[places[i]] & other.past(i, places);
      less |= past ^ pasts[places[i]];
      pasts[places[i]] = past;
    }
    return size > before || less != 0;
  }

  /**
   * Adds all of the summary of the state to which a transition of the mover leads from this one,
   * where there are so many threads.
   */
  void addBelow(Summary other, int threads, int mover, int link, Links links) {
    findPlaces(other, threads, mover);
    long transition = transition(mover, link);
    long after = other.after(threads, mover, link, links);
    for (int i = 0; i < other.size; i++) {
      boolean follows = thread(places[i]) == mover || (other.pasts[i] & after) != 0;
      pasts[places[i]] &= other.past(i, places) | (follows ? transition : 0);
    }
  }

  /**
   * Becomes the summary of the state from which a transition of the mover leads to this one, where
   * there are no more threads.
   */
  void prolong(int mover, int link, Links links) {
    int before = size;
    long after = after(Integer.MAX_VALUE, mover, link, links);
    long transition = transition(mover, link);
    for (int i = 0; i < before; i++) {
      pasts[i] |= thread(i) == mover || (pasts[i] & after) != 0 ? transition : 0;
    }
  }

  /**
   * Which operations cannot come before a transition of the mover, to whom is laid what threads do
   * from a number on.
   */
  private long after(int threads, int mover, int link, Links links) {
    long after = 0;
    for (int i = 0; i < Math.min(size, PAST); i++) {
      boolean own = thread(i) == mover || thread(i) >= threads;
      after |= own || links.dependent(link(i), link) ? bit(i) : 0;
    }
    return after;
  }

  /** The transition of the mover as part of a past. */
  private long transition(int mover, int link) {
    return link == Links.NONE ? 0 : bit(place(mover, link));
  }

  /** Finds the places of all entries of another summary, new ones for those that have none. */
  private void findPlaces(Summary other, int threads, int ancestor) {
    if (places.length < other.size) {
      places = new int[2 * other.size];
    }
    if (entries.length < other.size) {
      widen(other.size);
    }
    for (int i = 0; i < other.size; i++) {
      int thread = other.thread(i);
      places[i] = place(thread < threads ? thread : ancestor, other.link(i));
    }
  }

  /** A past in terms of a summary in which the entries have these places. */
  private long past(int i, int[] there) {
    long past = 0;
    for (int m = nextInPast(i, 0); m >= 0; m = nextInPast(i, m + 1)) {
      past |= bit(there[m]);
    }
    return past;
  }

  /**
   * Becomes the same as another one of a state that is equal but for names, entry by entry, only to
   * be read from then on. What has none there is no part of a past: it came into being later, and
   * what has its number there may be something else.
   */
  void rename(Summary other, Renaming renaming, Links links) {
    size = other.size;
    if (entries.length < size) {
      entries = new long[2 * size];
      pasts = new long[2 * size];
    }
    long known = EVERYTHING;
    for (int i = 0; i < size; i++) {
      entries[i] = entry(renaming.thread(other.thread(i)), links.renamed(other.link(i), renaming));
      known &= links.wasWithin() ? EVERYTHING : ~bit(i);
    }
    for (int i = 0; i < size; i++) {
      pasts[i] = other.pasts[i] & known;
    }
  }

  /** Takes it that nothing is known of what comes before what. */
  void forgetPasts() {
    Arrays.fill(pasts, 0, size, 0);
  }

  /** A copy that takes no more room than it needs. */
  Summary copy() {
    Summary copy = new Summary();
    copy.entries = Arrays.copyOf(entries, size);
    copy.pasts = Arrays.copyOf(pasts, size);
    copy.size = size;
    copy.table = new int[0];
    return copy;
  }

  private static long bit(int i) {
    return i < PAST ? 1L << i : 0;
  }

  private static long entry(int thread, int link) {
    return (long) thread << 32 | link;
  }

  /** The place of an entry; a new one has not occurred yet. */
  private int place(int thread, int link) {
    long entry = entry(thread, link);
    int slot = slot(entry);
    if (table[slot] == 0) {
      if (size == entries.length) {
        widen(2 * size);
        slot = slot(entry);
      }
      entries[size] = entry;
      pasts[size++] = EVERYTHING;
      table[slot] = size;
      return size - 1;
    }
    return table[slot] - 1;
  }

  private int slot(long entry) {
    int slot = hash(entry) & (table.length - 1);
    while (table[slot] != 0 && entries[table[slot] - 1] != entry) {
      slot = (slot + 1) & (table.length - 1);
    }
    return slot;
  }

  private void widen(int room) {
    entries = Arrays.copyOf(entries, room);
    pasts = Arrays.copyOf(pasts, room);
    table = new int[4 * Integer.highestOneBit(room)];
    for (int i = 0; i < size; i++) {
      table[slot(entries[i])] = i + 1;
    }
  }

  private static int hash(long entry) {
    long mixed = entry * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32);
  }
}

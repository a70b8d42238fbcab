package io.mazurka.jvm.runtime;

import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What a thread holds of a thread-safe JDK object while that calls it back.
 *
 * @param what which calls of other threads have to wait for it
 * @param hash of the key, if it is a bin
 * @param bins of how many bins it is one
 * @param last the node that the bin ended with, if the key is not in it; or null
 */
record Hold(
    Object object, ProgramThread holder, What what, int hash, int bins, @Nullable Object last) {

  /** What is held. */
  enum What {
    /** The object's monitor, which says itself who has to wait. */
    MONITOR,
    /** Everything: the object is to be opened before anybody else looks at it. */
    ALL,
    /** The right to change the object. */
    CHANGES,
    /** A bin of a map, with at least one key in it. */
    BIN,
    /** A bin of a map without a key so far: its holder must not change it meanwhile. */
    RESERVED_BIN
  }

  static Hold of(Object object, ProgramThread holder, What what) {
    return new Hold(object, holder, what, 0, 1, null);
  }

  /** The bin of a key. */
  static Hold ofBin(
      ConcurrentHashMap<?, ?> map, ProgramThread holder, Object key, boolean present) {
    int hash = Bins.hash(key);
    Object first = Bins.first(map, hash);
    boolean reserved = first == null && !present;
    return new Hold(
        map,
        holder,
        reserved ? What.RESERVED_BIN : What.BIN,
        hash,
        Bins.count(map),
        first == null || present ? null : Bins.last(first));
  }

  /** Whether a key of that hash is in the bin. */
  boolean covers(int otherHash) {
    return ((hash ^ otherHash) & (bins - 1)) == 0;
  }

  /** Whether the holder itself has added a key to the bin in between. */
  boolean hasGrown() {
    return last != null && Bins.next(last) != null;
  }
}

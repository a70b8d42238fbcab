package io.mazurka.jvm.runtime;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds data races: two accesses to one location by different threads, at least one of them a write
 * and at least one of them plain, that nothing orders. For each location and thread the last access
 * of each sort is remembered, unless another thread has made the like since, at the same place in
 * the code, and it happens before that: what does not happen after the earlier of the two does not
 * happen after the later one either, and races with that one, as far as a reader can tell in the
 * same way.
 */
final class Races {

  /** The last access of one sort, by location and thread. */
  static final class History {
    private static final int SEVERAL = -1;
    private int stride = 8;
    private int[] moments = new int[64 * stride];
    private int[] steps = new int[64 * stride];
    private int[] sites = new int[64 * stride];
    private final Dirty used = new Dirty();

    /** The thread that alone has accesses to a location, or {@link #SEVERAL}. */
    private int[] sole = new int[64];

    private void record(int thread, int location, int moment, int step, int site) {
      if (thread >= stride || (location + 1) * stride > moments.length) {
        grow(thread, location);
      }
      if (!used.has(location)) {
        used.mark(location);
        sole[location] = thread;
      } else if (sole[location] != thread) {
        sole[location] = SEVERAL;
      }
      int i = location * stride + thread;
      moments[i] = moment;
      steps[i] = step;
      sites[i] = site;
    }

    /**
     * Forgets what others did to the location at this place in the code, as far as it happens
     * before what the thread does there now.
     */
    private void forgetEarlier(int thread, int location, int site, Clocks clocks) {
      int from = location * stride;
      int left = 0;
      int last = lastOf(location, clocks);
      for (int other = firstOf(location); other <= last; other++) {
        int moment = moments[from + other];
        if (moment != 0 && other != thread) {
          if (sites[from + other] == site && clocks.ordered(other, moment, thread)) {
            moments[from + other] = 0;
          } else {
            left++;
          }
        }
      }
      sole[location] = left == 0 ? thread : sole[location];
    }

    private boolean isOfOthersToo(int thread, int location) {
      return used.has(location) && sole[location] != thread;
    }

    private int firstOf(int location) {
      return sole[location] == SEVERAL ? 0 : sole[location];
    }

    private int lastOf(int location, Clocks clocks) {
      return sole[location] == SEVERAL ? Math.min(stride, clocks.threads()) - 1 : sole[location];
    }

    /**
     * The index of an access by another thread that does not happen before what the thread does
     * now, or -1; of several, one that does not depend on the numbers of threads.
     */
    private int unordered(int thread, int location, Clocks clocks) {
      if (!isOfOthersToo(thread, location)) {
        return -1;
      }
      int from = location * stride;
      int found = -1;
      int last = lastOf(location, clocks);
      for (int other = firstOf(location); other <= last; other++) {
        int moment = moments[from + other];
        if (moment != 0
            && other != thread
            && !clocks.ordered(other, moment, thread)
            && (found < 0 || sites[from + other] < sites[found])) {
          found = from + other;
        }
      }
      return found;
    }

    private void tell(int sort, int threads, AccessListener listener) {
      for (int i = 0; i < used.size(); i++) {
        for (int thread = 0; thread < Math.min(stride, threads); thread++) {
          int at = used.get(i) * stride + thread;
          if (moments[at] != 0) {
            listener.access(new PastAccess(used.get(i), thread, sort, moments[at], sites[at]));
          }
        }
      }
    }

    private void clear() {
      for (int i = 0; i < used.size(); i++) {
        int from = used.get(i) * stride;
        Arrays.fill(moments, from, from + stride, 0);
      }
      used.clear();
    }

    private void grow(int thread, int location) {
      int newStride = thread < stride ? stride : 2 * (thread + 1);
      int rows = Math.max(location + 1, (2 * moments.length) / stride);
      moments = spread(moments, newStride, rows);
      steps = spread(steps, newStride, rows);
      sites = spread(sites, newStride, rows);
      sole = Arrays.copyOf(sole, rows);
      stride = newStride;
    }

    private int[] spread(int[] old, int newStride, int rows) {
      int[] larger = new int[rows * newStride];
      for (int from = 0, to = 0; from < old.length; from += stride, to += newStride) {
        System.arraycopy(old, from, larger, to, stride);
      }
      return larger;
    }
  }

  /** Hears of accesses. */
  interface AccessListener {
    void access(PastAccess access);
  }

  /** Tells of all accesses that something may yet race with. */
  void tell(AccessListener listener) {
    int sort = 0;
    for (History history : List.of(reads, plainReads, writes, plainWrites)) {
      history.tell(sort++, clocks.threads(), listener);
    }
  }

  /** The other access of a race. */
  record Other(int thread, int step, int site, boolean writes) {}

  private final Clocks clocks;
  private final History reads = new History();
  private final History plainReads = new History();
  private final History writes = new History();
  private final History plainWrites = new History();
  private @Nullable History otherIn;
  private int other;

  Races(Clocks clocks) {
    this.clocks = clocks;
  }

  /** Records an access; one that reads and writes is a write. */
  void record(int thread, int location, boolean writing, boolean plain, int step, int site) {
    History history = history(writing, plain);
    if (history.isOfOthersToo(thread, location)) {
      history.forgetEarlier(thread, location, site, clocks);
    }
    history.record(thread, location, clocks.now(thread), step, site);
  }

  private History history(boolean writing, boolean plain) {
    if (writing) {
      return plain ? plainWrites : writes;
    }
    return plain ? plainReads : reads;
  }

  /** Whether an access races with an earlier one, which {@link #other} then is. */
  boolean races(int thread, int location, boolean writing, boolean plain) {
    return races(plainWrites, thread, location)
        || writing && races(plainReads, thread, location)
        || plain && races(writes, thread, location)
        || plain && writing && races(reads, thread, location);
  }

  /** Records a plain read of an earlier moment. */
  void recordRead(int thread, int location, int moment, int step, int site) {
    plainReads.record(thread, location, moment, step, site);
  }

  /** Whether what another thread did at a moment happens before what the thread does now. */
  boolean ordered(int other, int moment, int thread) {
    return clocks.ordered(other, moment, thread);
  }

  int now(int thread) {
    return clocks.now(thread);
  }

  /** The access that the last one races with. */
  Other other() {
    History in = otherIn;
    if (in == null) {
      throw new IllegalStateException("there was no race");
    }
    boolean wrote = in == writes || in == plainWrites;
    return new Other(other % in.stride, in.steps[other], in.sites[other], wrote);
  }

  void clear() {
    reads.clear();
    plainReads.clear();
    writes.clear();
    plainWrites.clear();
  }

  private boolean races(History history, int thread, int location) {
    int found = history.unordered(thread, location, clocks);
    if (found < 0) {
      return false;
    }
    otherIn = history;
    other = found;
    return true;
  }
}

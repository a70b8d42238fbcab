package io.mazurka.jvm.runtime;

import java.util.Arrays;

/**
 * Happens-before as the Java memory model has it: a vector clock per thread, and one per location
 * that threads synchronise through. Virtual time travels along: a thread that synchronises with
 * another is never earlier than it.
 */
final class Clocks {

  private int[][] ofThread = new int[8][];
  private int[][] ofLocation = new int[64][];
  private long[] timeOfThread = new long[8];
  private long[] timeOfLocation = new long[64];
  private int threads;
  private final Dirty released = new Dirty();

  /** Adds the next thread. */
  void addThread() {
    if (threads == ofThread.length) {
      ofThread = Arrays.copyOf(ofThread, 2 * threads);
      timeOfThread = Arrays.copyOf(timeOfThread, 2 * threads);
    }
    if (ofThread[threads] == null || ofThread[threads].length <= threads) {
      ofThread[threads] = new int[Math.max(8, 2 * (threads + 1))];
    }
    ofThread[threads][threads] = 1;
    timeOfThread[threads] = 0;
    threads++;
  }

  /** How many threads there are. */
  int threads() {
    return threads;
  }

  /** How often the thread has released something, plus one: its present moment. */
  int now(int thread) {
    return ofThread[thread][thread];
  }

  /** Whether what the other thread did at that moment happened before what the thread does now. */
  boolean ordered(int other, int moment, int thread) {
    int[] clock = ofThread[thread];
    return other < clock.length && moment <= clock[other];
  }

  /** Whether whoever acquires the location learns what the thread did at that moment. */
  boolean released(int thread, int moment, int location) {
    return released.has(location)
        && thread < ofLocation[location].length
        && moment <= ofLocation[location][thread];
  }

  /** The locations that something was released at. */
  Dirty released() {
    return released;
  }

  /** The thread learns all that was released at the location. */
  void acquire(int thread, int location) {
    if (released.has(location)) {
      ofThread[thread] = join(ofThread[thread], ofLocation[location]);
      timeOfThread[thread] = Math.max(timeOfThread[thread], timeOfLocation[location]);
    }
  }

  /** What the thread has done is there for whoever acquires the location. */
  void release(int thread, int location) {
    ensure(location);
    int[] to = ofLocation[location];
    int[] from = ofThread[thread];
    ofLocation[location] = to == null ? Arrays.copyOf(from, from.length) : join(to, from);
    timeOfLocation[location] = Math.max(timeOfLocation[location], timeOfThread[thread]);
    from[thread]++;
  }

  /** The thread's virtual time in nanoseconds. */
  long time(int thread) {
    return timeOfThread[thread];
  }

  /** Lets the thread's virtual time pass. */
  void pass(int thread, long nanos) {
    long later = timeOfThread[thread] + nanos;
    timeOfThread[thread] = later < 0 ? Long.MAX_VALUE / 2 : later;
  }

  void clear() {
    for (int t = 0; t < threads; t++) {
      Arrays.fill(ofThread[t], 0);
    }
    for (int i = 0; i < released.size(); i++) {
      int location = released.get(i);
      Arrays.fill(ofLocation[location], 0);
      timeOfLocation[location] = 0;
    }
    threads = 0;
    released.clear();
  }

  private void ensure(int location) {
    if (location >= ofLocation.length) {
      ofLocation = Arrays.copyOf(ofLocation, Math.max(location + 1, 2 * ofLocation.length));
      timeOfLocation = Arrays.copyOf(timeOfLocation, ofLocation.length);
    }
    released.mark(location);
  }

  private static int[] join(int[] to, int[] from) {
    int[] result = to.length < from.length ? Arrays.copyOf(to, from.length) : to;
    for (int i = 0; i < from.length; i++) {
      if (from[i] > result[i]) {
        result[i] = from[i];
      }
    }
    return result;
  }
}

package io.mazurka.engine;

/**
 * Which of several threads goes first where all of them will have their turn.
 *
 * <p>Seed 0 prefers the thread that moved last, then the lowest number, so that the first schedules
 * explored have few context switches. Any other seed picks at random, the same way each time.
 */
final class Pick {

  private final boolean shuffled;
  private long random;

  Pick(long seed) {
    shuffled = seed != 0;
    random = seed;
  }

  /** A member of the state's set, which is not empty. */
  int from(ThreadSets sets, int state, int mover) {
    if (!shuffled) {
      return mover >= 0 && sets.contains(state, mover) ? mover : sets.next(state, 0);
    }
    int thread = sets.next(state, 0);
    for (int skip = below(sets.size(state)); skip > 0; skip--) {
      thread = sets.next(state, thread + 1);
    }
    return thread;
  }

  /** SplitMix64, after Steele, Lea and Flood 2014. */
  private int below(int bound) {
    random += 0x9E3779B97F4A7C15L;
    long z = random;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (int) Long.remainderUnsigned(z ^ (z >>> 31), bound);
  }
}

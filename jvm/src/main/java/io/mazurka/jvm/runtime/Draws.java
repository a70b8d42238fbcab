package io.mazurka.jvm.runtime;

/**
 * Numbers that the JDK draws by chance or from a clock, for one thread: they depend on nothing but
 * what that thread has done, and so are the same in every execution.
 */
final class Draws {

  private final int thread;
  private int hashes;
  private int seeds;
  private int clockReads;

  Draws(int thread) {
    this.thread = thread;
  }

  int nextHash() {
    return (thread + 1) * 0x01000193 ^ ++hashes * 0x9E3779B9 >>> 4 | 1;
  }

  long nextSeed() {
    return (thread + 1) * 0x9E3779B97F4A7C15L + ++seeds;
  }

  /**
   * How long the next look at the clock takes: loops with a deadline end after some tens of looks.
   */
  long nextTick() {
    return 1_000L << Math.min(clockReads++, 30);
  }

  /** How many hash codes and seeds were drawn, and how often the clock was looked at. */
  int[] counts() {
    return new int[] {hashes, seeds, clockReads};
  }
}

package io.mazurka.jvm.runtime;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that the JDK draws by chance or from a clock, for one thread: they depend on nothing but
 * what that thread has done, and so are the same in every execution. What a class's initialiser
 * draws counts for the class, whichever thread runs it.
 */
final class Draws {

  private final int owner;
  private final @Nullable Draws before;
  private int hashes;
  private int seeds;
  private int clockReads;

  /** What the thread of that number draws. */
  Draws(int thread) {
    this(thread, null);
  }

  private Draws(int owner, @Nullable Draws before) {
    this.owner = owner;
    this.before = before;
  }

  /** What the initialiser of a class draws, in the midst of these. */
  Draws ofInitializer(Class<?> type) {
    return new Draws(type.getName().hashCode(), this);
  }

  int nextHash() {
    return (owner + 1) * 0x01000193 ^ ++hashes * 0x9E3779B9 >>> 4 | 1;
  }

  long nextSeed() {
    return (owner + 1) * 0x9E3779B97F4A7C15L + ++seeds;
  }

  /**
   * How long the next look at the clock takes: loops with a deadline end after some tens of looks.
   */
  long nextTick() {
    return 1_000L << Math.min(clockReads++, 30);
  }

  /**
   * How many hash codes and seeds were drawn, and how often the clock was looked at; then the same
   * for what goes on after these.
   */
  int[] counts() {
    int[] own = {hashes, seeds, clockReads};
    return before == null
        ? own
        : IntStream.concat(IntStream.of(own), IntStream.of(before.counts())).toArray();
  }
}

package io.mazurka.engine;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Which of several threads goes first where all of them will have their turn.
 *
 * <p>Seed 0 prefers threads that are about to do what changes nothing for those who are there: look
 * at something, begin, end. So threads come to stand before what they compete for before one of
 * them gets it, and a race is turned round where all of its partners are ready. That is where alike
 * threads look alike, and where a backtrack set holds whom it should; in the other order the search
 * would have to take somebody for the partner who only leads to it. Then it prefers the thread that
 * moved last, then the lowest number, so that the first schedules explored have few context
 * switches. Any other seed picks at random, the same way each time.
 */
final class Pick {

  private final Path path;
  private final boolean shuffled;
  private long random;

  Pick(long seed, Path path) {
    this.path = path;
    shuffled = seed != 0;
    random = seed;
  }

  /** A member of the state's set, which is not empty. */
  int from(ThreadSets sets, int state, int mover) {
    return shuffled ? anyone(sets, state) : best(sets, state, mover);
  }

  private int anyone(ThreadSets sets, int state) {
    int thread = sets.next(state, 0);
    for (int skip = below(sets.size(state)); skip > 0; skip--) {
      thread = sets.next(state, thread + 1);
    }
    return thread;
  }

  private int best(ThreadSets sets, int state, int mover) {
    int first = mover >= 0 && sets.contains(state, mover) ? mover : sets.next(state, 0);
    if (isHarmless(state, first)) {
      return first;
    }
    for (int t = sets.next(state, 0); t >= 0; t = sets.next(state, t + 1)) {
      if (isHarmless(state, t)) {
        return t;
      }
    }
    return first;
  }

  private boolean isHarmless(int state, int thread) {
    return isHarmless(path.pending(state, thread));
  }

  /** Whether the operation changes nothing for those who are there. */
  static boolean isHarmless(@Nullable Operation operation) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (!isHarmless(link.kind())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHarmless(Kind kind) {
    return switch (kind) {
      case READ, AWAIT, START, BEGIN, END, JOIN -> true;
      default -> false;
    };
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

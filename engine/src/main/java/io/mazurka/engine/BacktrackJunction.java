package io.mazurka.engine;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A backtrack set that several workers explore.
 *
 * <p>That is sound without further ado: whatever is explored from a state and whatever is seen
 * below does not depend on what else is explored from there, nor on when. A thread once in the set
 * stays in it. So when nobody is at work any more, every race that was seen has put into the set
 * before it what the condition for persistent sets asks for, as in the sequential search.
 */
final class BacktrackJunction extends Junction {

  private final int[] alternatives;
  private final BitSet todo = new BitSet();
  private final BitSet known = new BitSet();
  private int thread;
  private int nextAlternative;

  /**
   * A junction at a state of the path from which the transition on the path has been claimed.
   *
   * @param alternatives how many each thread has there
   */
  BacktrackJunction(Place place, Path path, int state, int[] alternatives) {
    super(place, true);
    this.alternatives = alternatives;
    this.thread = path.thread(state);
    this.nextAlternative = path.alternative(state) + 1;
    known.set(thread);
  }

  /** Has the thread explored, unless it is or was already; returns whether that is news. */
  synchronized boolean add(int added) {
    if (known.get(added)) {
      return false;
    }
    known.set(added);
    todo.set(added);
    return true;
  }

  /** The thread was explored, or claimed. */
  synchronized void pass(int passed) {
    known.set(passed);
  }

  /** Whether the thread is or was to be explored. */
  synchronized boolean contains(int sought) {
    return known.get(sought);
  }

  @Override
  synchronized @Nullable Claim claim() {
    if (nextAlternative >= alternatives[thread]) {
      if (todo.isEmpty()) {
        return null;
      }
      thread = todo.nextSetBit(0);
      todo.clear(thread);
      nextAlternative = 0;
    }
    return new Claim(this, thread, nextAlternative++);
  }
}

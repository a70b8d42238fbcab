package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A state from which several workers explore. What is left to explore from it is claimed by one
 * worker after the other, and all of them add to it.
 *
 * <p>Nobody keeps the books on who is still at work below a junction. It is referred to by the
 * paths that lead through it, and by {@link Junctions} while something is left; when neither is the
 * case any more nothing can be added, and it is garbage.
 */
abstract class Junction {

  /**
   * Where a junction is: behind which other one, and by which transition from there.
   *
   * @param before null for the initial state
   * @param operation what the transition does, or null for the initial state
   */
  record Place(
      Junctions all,
      @Nullable Junction before,
      int thread,
      int alternative,
      @Nullable Operation operation) {

    /** The place of a state of a path. */
    static Place of(Junctions all, @Nullable Junction before, Path path, int state) {
      return before == null
          ? new Place(all, null, -1, 0, null)
          : new Place(
              all,
              before,
              path.thread(state - 1),
              path.alternative(state - 1),
              path.operation(state - 1));
    }
  }

  private final Place place;
  private final int depth;
  private boolean visited;

  /** Whether the junction is in the list of those from which something is left to explore. */
  boolean isListed;

  /**
   * @param visited whether the transition that leads here was explored by somebody
   */
  Junction(Place place, boolean visited) {
    this.place = place;
    this.visited = visited;
    this.depth = place.before == null ? 0 : place.before.depth + 1;
  }

  /** Claims what comes next, or returns null if nothing is left at the moment. */
  abstract @Nullable Claim claim();

  /** Something was added to what is left; not to be called by who holds the junction's lock. */
  final void opened() {
    place.all.open(this);
  }

  /** The place behind this junction, by a transition from here. */
  final Place placeBehind(int thread, int alternative, Operation operation) {
    return new Place(place.all, this, thread, alternative, operation);
  }

  /** Somebody comes here; returns whether that is for the first time. */
  final synchronized boolean isNewWhenVisited() {
    boolean isNew = !visited;
    visited = true;
    return isNew;
  }

  /** The junction before this one, or null if this is the initial state. */
  @Nullable Junction before() {
    return place.before;
  }

  /** How many transitions lead here. */
  int depth() {
    return depth;
  }

  /** The thread whose transition leads here from the junction before. */
  int thread() {
    return place.thread;
  }

  /** The alternative which that transition takes. */
  int alternative() {
    return place.alternative;
  }

  /** Checks that an execution in the junction before can go on to this one. */
  void check(Execution execution) {
    if (place.operation != null) {
      Divergence.check(execution, depth - 1, place.thread, place.operation);
    }
  }

  /** The junctions from one at a certain depth to this one. */
  Iterable<Junction> from(int first) {
    Deque<Junction> junctions = new ArrayDeque<>();
    for (Junction next = this; next != null && next.depth >= first; next = next.place.before) {
      junctions.push(next);
    }
    return junctions;
  }
}

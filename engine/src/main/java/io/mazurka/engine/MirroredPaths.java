package io.mazurka.engine;

import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Finds transitions that need not be explored because the path to them, with them at its end, is
 * the mirror image of a path that was explored.
 *
 * <p>Where threads come to stand before what they compete for, the <em>base</em> of the path, alike
 * threads look alike, and a renaming leaves that state as it is. Once one of them has moved they
 * are alike no more. But of two paths that go on from the base, one can still be the image of the
 * other: what follows on it is then the image of what follows on the other. A transition e that
 * would make the path from the base y.e is covered if, for some renaming, the image of y.e is as a
 * trace x.e'.z, where x is a beginning of y itself, and e' was explored in the state to which x
 * leads. Of the orders in which philosophers around a table can eat, one is explored of all that
 * are turns of each other.
 *
 * <p>This is the rule of definition 9 in Godefroid, "Exploiting symmetry when model-checking
 * software", FORTE 1999, with a symmetry that was discovered: path and future are both mirrored.
 * But dynamic partial order reduction has to know the races of what is left out with the path, so
 * that all that was seen below the base is foreseen, renamed, as with symmetric transitions.
 */
final class MirroredPaths {

  private static final int NONE = -1;

  private final Path path;
  private final Visits visits;
  private final EventSequence left = new EventSequence();
  private int base = NONE;
  private boolean symmetric;

  MirroredPaths(Path path, Visits visits) {
    this.path = path;
    this.visits = visits;
  }

  /** The last state was reached, and read. */
  void reached() {
    if (base == NONE && isContested(path)) {
      base = path.length();
      symmetric = visits.hasAlikeThreads();
    }
  }

  /**
   * Whether all threads that can move in the last state, several, stand before what others mind.
   */
  static boolean isContested(Path path) {
    int state = path.length();
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      if (Pick.isHarmless(path.pending(state, t))) {
        return false;
      }
    }
    return enabled.size(state) > 1;
  }

  /** The search is about to leave the last state. */
  void retreating() {
    if (path.length() == base) {
      base = NONE;
    }
  }

  /** What the thread's transition from the last state is the mirror image of, or null. */
  Visits.@Nullable Mirror of(int thread) {
    if (base == NONE
        || !symmetric
        || path.length() == base
        || !hasExplored()
        || !isComparable(thread)) {
      return null;
    }
    for (int image = 0; image < path.population(base); image++) {
      Renaming renaming = visits.renaming(base, path.thread(base), image);
      if (renaming != null && covers(renaming, thread)) {
        return new Visits.Mirror(base, path.thread(base), visits.seenSince(base), renaming);
      }
    }
    return null;
  }

  /** Whether anything was explored from a state since the base beside what is on the path. */
  private boolean hasExplored() {
    for (int state = base; state <= path.length(); state++) {
      if (visits.get(state).branches() > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether what leads from the base to the transition has a meaning under renamings of the base.
   */
  private boolean isComparable(int thread) {
    if (visits.get(base).isEndless()
        || path.population(path.length()) != path.population(base)
        || path.pendingOf(thread).alternatives() > 1) {
      return false;
    }
    for (int i = base; i < path.length(); i++) {
      if (path.operation(i).alternatives() > 1) {
        return false;
      }
    }
    return true;
  }

  private boolean covers(Renaming renaming, int thread) {
    if (!visits.isWithin(renaming, base, thread)) {
      return false;
    }
    gather(thread);
    for (int state = base; state <= path.length() && left.length() > 0; state++) {
      if (hasExploredImage(renaming, state)) {
        return true;
      }
      int place = state == path.length() ? NONE : initial(renaming.thread(path.thread(state)));
      if (place == NONE) {
        return false;
      }
      left.remove(place);
    }
    return false;
  }

  /** Lays out the path from the base and the transition of the thread after it. */
  private void gather(int thread) {
    left.begin(false);
    for (int i = base; i < path.length(); i++) {
      left.add(path.thread(i), 0, path.operation(i));
    }
    left.add(thread, 0, path.pendingOf(thread));
  }

  private boolean hasExploredImage(Renaming renaming, int state) {
    Visit visit = visits.get(state);
    for (int branch = 0; branch < visit.branches(); branch++) {
      int explored = visit.branchThread(branch);
      Operation operation = path.pending(state, explored);
      if (operation != null
          && operation.alternatives() == 1
          && initial(renaming.thread(explored)) != NONE) {
        return true;
      }
    }
    return false;
  }

  /** The place of the thread's first transition among those left if it may come first, or none. */
  private int initial(int thread) {
    for (int place = 0; place < left.length(); place++) {
      if (left.thread(place) == thread) {
        return left.placeOf(thread, 0, left.operation(place)) == place ? place : NONE;
      }
    }
    return NONE;
  }
}

package io.mazurka.engine;

import io.mazurka.engine.state.Renaming;
import java.util.ArrayList;
import java.util.List;

/**
 * What was left out below states of the path by the symmetries of a state that was read, and is
 * foreseen when the search leaves that state.
 *
 * <p>All that may happen below it is what was seen there, its mirror images, the mirror images of
 * these, and so on.
 */
final class MirrorImages {

  private final Path path;
  private final Visits visits;

  MirrorImages(Visits visits) {
    this.path = visits.path();
    this.visits = visits;
  }

  /** A thread was left out at the last state, as its branch is a mirror image. */
  void leftOut(int thread, Visits.Mirror mirror) {
    visits.get(mirror.base()).symmetries().use(mirror.thread(), thread);
  }

  /**
   * Tells what the path may race with of all that may happen below the last state, if something was
   * left out by its symmetries; returns whether anything was.
   */
  boolean foresee(Foresight foresight) {
    Visit visit = visits.get(path.length());
    if (!visit.wasCompared() || visit.symmetries().inUse().isEmpty()) {
      return false;
    }
    add();
    visits.foreseeBelow(foresight);
    return true;
  }

  /** Takes it that everything that may happen below the last state may happen there. */
  void add() {
    List<Renaming> inUse = inUse();
    boolean more = !inUse.isEmpty();
    while (more) {
      more = false;
      for (Renaming renaming : inUse) {
        more |= visits.addRenamed(renaming);
      }
    }
  }

  /**
   * The symmetries of the last state by which something was left out below it, be they those of an
   * earlier one. Of exchanges of two threads some are enough, from which the others follow.
   */
  private List<Renaming> inUse() {
    List<Renaming> all = new ArrayList<>();
    Groups groups = new Groups(path.population(path.length()));
    for (int base = path.length(); base >= 0; base = visits.baseBefore(base)) {
      if (visits.get(base).wasCompared()) {
        // What was left out last was nearest to the state, and makes the most of a round.
        for (Renaming renaming : visits.get(base).symmetries().inUse().reversed()) {
          if (visits.leavesMovers(base, renaming) && groups.join(renaming)) {
            all.add(renaming);
          }
        }
      }
    }
    return all;
  }
}

package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;

/**
 * Dynamic partial order reduction: from each state explores a backtrack set that starts with one
 * enabled thread and grows where an execution shows that the order of two transitions could have
 * been another.
 *
 * <p>After Flanagan and Godefroid, "Dynamic partial-order reduction for model checking software",
 * POPL 2005, figure 3 with the vector clocks of figure 4. Its names: S is the path, S_i transition
 * <em>i</em> of it, pre(S, i) state <em>i</em>, next(s, p) the pending operation of thread p.
 *
 * <p>For next(s, p), let i be the last transition that is dependent and may be co-enabled with it
 * and does not happen before it: a race. In pre(S, i) then p must be explored; or, if p cannot move
 * there, some thread that takes a transition between the two that next(s, p) needs, which also is
 * what brings p to life if it is not there yet; or, if there is no such thread that can move, all
 * enabled threads. The explored sets are persistent sets when the search leaves their states, and
 * so no deadlock and no reachable pending operation is missed.
 *
 * <p>The figure looks for races of all threads in every state. Here they are looked for once, when
 * an operation is performed, or in the end if it never was. That finds the same ones provided that
 * the search for an earlier partner goes on as long as p stood before its operation at the race but
 * was blocked: a thread that acquires a semaphore races with the release that let it through, yet
 * also with the earlier acquisition that had blocked it. Where p was enabled at the race it will be
 * explored from there, and that finds the earlier races by itself.
 *
 * <p>The figure also takes it that p would do the same before S_i as after it. An operation on
 * several objects may not: S_i may have moved the pointer that it follows. Then the operation as
 * performed can race with a still earlier transition S_h that has nothing to do with S_i, and
 * exploring p from pre(S, i) does not show it. So pre(S, h) is expanded fully.
 *
 * <p>The release of a lock and the next acquisition are dependent, so the former happens before the
 * latter, but they are never enabled together and so do not race: the race of an acquisition is
 * with the acquisition before it. That is why a race is defined by what happens before the thread's
 * <em>previous</em> transition, not before the racing operation itself.
 *
 * <p>No sleep sets: with the last race only, they would lose behaviours.
 */
final class DynamicPartialOrder implements Expansion {

  private final Path path;
  private final Pick pick;
  private final BacktrackSets backtrack;
  private final HappensBefore order;
  private int[] races = new int[64];

  DynamicPartialOrder(Path path, Pick pick) {
    this.path = path;
    this.pick = pick;
    this.backtrack = new BacktrackSets(path, pick);
    this.order = new HappensBefore(path, false);
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    if (state > 0) {
      findRaces(path.mover(state), path.operation(state - 1), state - 1);
      order.push();
    }
    backtrack.open();
    if (!path.enabled().isEmpty(state)) {
      backtrack.add(state, pick.from(path.enabled(), state, path.mover(state)));
    }
  }

  @Override
  public boolean unfinished() {
    return backtrack.unfinished();
  }

  @Override
  public void choose() {
    backtrack.choose();
  }

  @Override
  public void ended() {
    int state = path.length();
    for (int p = 0; p < path.population(state); p++) {
      Operation next = path.pending(state, p);
      if (next != null) {
        findRaces(p, next, state);
      }
    }
  }

  @Override
  public void retreating() {
    order.pop();
  }

  /** The threads to explore from each state. */
  BacktrackSets backtrack() {
    return backtrack;
  }

  /** The order of the path's transitions. */
  HappensBefore order() {
    return order;
  }

  /** Has the races of an operation of thread p with the first so many transitions explored. */
  void findRaces(int p, Operation performed, int length) {
    Operation next = performed;
    int i = order.latestRace(p, next, length);
    while (i >= 0) {
      addToBacktrackSet(i, p, length);
      Operation before = order.last(p) < i ? path.pending(i, p) : null;
      if (before == null ? next.also() != null : !Divergence.same(before, next)) {
        expandOtherRace(p, next, i);
      }
      if (before == null || enabledAt(i, p)) {
        return;
      }
      next = before;
      i = order.latestRace(p, next, i);
    }
  }

  /** The latest race that is not also one of transition {@code j}, which changed the operation. */
  private void expandOtherRace(int p, Operation next, int j) {
    int i = order.latestRace(p, next, j);
    while (i >= 0 && order.ordered(i, j)) {
      i = order.latestRace(p, next, i);
    }
    if (i >= 0) {
      backtrack.addAllEnabled(i);
    }
  }

  /**
   * Has the races explored of an operation that thread p performs or waits for at some time below
   * the last state, it is not known after which other transitions.
   *
   * <p>What will happen before it is not known either, and so neither is which race is the last. So
   * all those count that are not followed by another.
   *
   * @param shifting whether the operation may be on other objects when other threads have moved
   */
  void foresee(int p, Operation operation, boolean shifting) {
    int length = path.length();
    if (races.length < length) {
      races = new int[2 * length];
    }
    for (Operation link = operation; link != null; link = link.also()) {
      int count = order.lastRaces(p, link, races);
      for (int race = 0; race < count; race++) {
        foresee(p, races[race], shifting, length);
      }
    }
  }

  private void foresee(int p, int i, boolean shifting, int length) {
    if (shifting) {
      backtrack.addAllEnabled(i);
    } else {
      addToBacktrackSet(i, p, length);
    }
    Operation before = order.last(p) < i ? path.pending(i, p) : null;
    if (before != null && !enabledAt(i, p)) {
      findRaces(p, before, i);
    }
  }

  /** Lines 6 to 8 of the figure; E is the set of threads of which one must be explored. */
  private void addToBacktrackSet(int i, int p, int length) {
    if (enabledAt(i, p)) {
      backtrack.add(i, p);
      return;
    }
    int candidate = -1;
    for (int j = i + 1; j < length; j++) {
      int q = path.thread(j);
      if (enabledAt(i, q) && order.before(j, p)) {
        if (backtrack.contains(i, q)) {
          return;
        }
        candidate = candidate < 0 ? q : candidate;
      }
    }
    if (candidate >= 0) {
      backtrack.add(i, candidate);
    } else {
      backtrack.addAllEnabled(i);
    }
  }

  private boolean enabledAt(int state, int thread) {
    return path.enabled().contains(state, thread);
  }
}

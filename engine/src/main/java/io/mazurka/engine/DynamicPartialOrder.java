package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
final class DynamicPartialOrder implements Divisible, Foresight.Reversal {

  private static final int NOBODY = -1;

  private final Path path;
  private final Pick pick;
  private final BacktrackSets backtrack;
  private final HappensBefore order;
  private final @Nullable ReversibleRaces races;
  private int firstUntried = Integer.MAX_VALUE;

  DynamicPartialOrder(Path path, Pick pick) {
    this(path, pick, null);
  }

  /**
   * @param program is run where only that can tell whether a thread that had to wait for something
   *     could have gone first; null if all are taken to
   */
  DynamicPartialOrder(Path path, Pick pick, @Nullable Program program) {
    this.path = path;
    this.pick = pick;
    this.backtrack = new BacktrackSets(path, pick);
    this.order = new HappensBefore(path, false);
    this.races =
        program == null ? null : new ReversibleRaces(order, new Trial(program, path, order));
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    if (state > 0) {
      if (isTried(path.operation(state - 1))) {
        firstUntried = Math.min(firstUntried, state - 1);
      } else {
        findLatestRaces(path.mover(state), path.operation(state - 1), state - 1);
      }
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
    for (int k = firstUntried; k < state; k++) {
      if (isTried(path.operation(k))) {
        findReversibleRaces(k);
      }
    }
    firstUntried = Integer.MAX_VALUE;
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
    backtrack.retreating();
  }

  @Override
  public SharedStates<BacktrackJunction> shared() {
    return backtrack.shared();
  }

  @Override
  public boolean isOpen(int state) {
    return backtrack.isOpen(state);
  }

  @Override
  public Junction share(Junctions all) {
    return backtrack.share(all);
  }

  @Override
  public void enter(Junction junction) {
    if (path.length() > 0) {
      order.push();
    }
    backtrack.enter(junction);
  }

  @Override
  public void follow(Claim claim) {
    backtrack.follow(claim);
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
    if (races == null || !isTried(performed)) {
      findLatestRaces(p, performed, length);
      return;
    }
    try {
      races.ofPending(length, p, performed);
      addRaces(p, length, races);
    } catch (UnpredictableOperations unclear) {
      expandRaces(performed, length);
    }
  }

  /** Whether it is found out by a run whether the operation could have come first. */
  private boolean isTried(Operation operation) {
    return races != null && operation.also() == null && operation.kind().mayWait();
  }

  /**
   * Has the races of a transition that may have had to wait explored, all of them, but not those
   * whose order cannot be turned round. That can take a run of the program, so it is done when the
   * execution has ended.
   */
  private void findReversibleRaces(int k) {
    ReversibleRaces all = Objects.requireNonNull(races);
    try {
      all.ofTransition(k, path.thread(k), path.operation(k));
      addRaces(path.thread(k), k, all);
    } catch (UnpredictableOperations unclear) {
      expandRaces(path.operation(k), k);
    }
  }

  /** Expands every state fully before a transition that races with the operation. */
  private void expandRaces(Operation operation, int length) {
    for (int i = 0; i < length; i++) {
      if (path.operation(i).racesWith(operation)) {
        backtrack.addAllEnabled(i);
      }
    }
  }

  private void addRaces(int p, int length, ReversibleRaces reversible) {
    for (int race = 0; race < reversible.size(); race++) {
      addToBacktrackSet(reversible.get(race), p, length);
    }
  }

  /**
   * The same, without a run of the program to find out whether an operation that may have to wait
   * could have come first: as if it could.
   */
  void findLatestRaces(int p, Operation performed, int length) {
    Operation next = performed;
    int i = order.latestRace(p, next, length);
    while (i >= 0) {
      addToBacktrackSet(i, p, length);
      Operation before = order.last(p) < i ? path.pending(i, p) : null;
      if (before == null ? next.also() != null : !Operation.same(before, next)) {
        expandOtherRace(p, next, i);
      }
      if (before == null || enabledAt(i, p)) {
        return;
      }
      next = before;
      i = order.latestRace(p, next, i);
    }
  }

  /**
   * Every thread that can move before the transition is or was to be explored from there, and the
   * one of the race did not wait there for what it would do, which could race with something
   * earlier.
   */
  @Override
  public boolean isSettled(int i, int thread) {
    return backtrack.isFull(i) && (enabledAt(i, thread) || order.last(thread) >= i);
  }

  /** Has a foreseen race explored the other way round. */
  @Override
  public void reverse(int i, Foresight foresight, int n) {
    int p = foresight.thread(n);
    boolean waits = order.last(p) < i && !enabledAt(i, p);
    Operation waiting = waits ? path.pending(i, p) : null;
    if (foresight.mayShift(n)) {
      backtrack.addAllEnabled(i);
    } else if (waiting == null
        || !isLetThrough(i, path.length(), waiting, foresight.operation(n))
        || foresight.isOpenToOthers(i, n)) {
      addToBacktrackSet(i, foresight, n);
    }
    if (waiting != null) {
      findLatestRaces(p, waiting, i);
    }
  }

  /**
   * Whether a thread that waits before transition {@code i} and performs the same operation after
   * the first {@code k} could not have gone first, as nothing else that matters to it comes
   * between.
   */
  private boolean isLetThrough(int i, int k, Operation before, Operation next) {
    if (!Operation.same(before, next)) {
      return false;
    }
    for (int j = i + 1; j < k; j++) {
      if (path.operation(j).dependsOn(next) && !order.ordered(i, j)) {
        return false;
      }
    }
    return true;
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

  /** Lines 6 to 8 of the figure; E is the set of threads of which one must be explored. */
  private void addToBacktrackSet(int i, int p, int length) {
    int member = enabledAt(i, p) ? p : NOBODY;
    int anchor = order.anchor(p, order.last(p, length));
    for (int j = i + 1; j < length && member != p; j++) {
      if (anchor >= 0 && order.ordered(j, anchor)) {
        member = better(i, path.thread(j), member);
      }
    }
    addMember(i, member);
  }

  /** The same for an operation that is foreseen. */
  private void addToBacktrackSet(int i, Foresight foresight, int n) {
    int p = foresight.thread(n);
    int member = enabledAt(i, p) ? p : NOBODY;
    for (int j = i + 1; j < path.length() && member != p; j++) {
      if (foresight.isPast(j)) {
        member = better(i, path.thread(j), member);
      }
    }
    for (int q = 0; q < path.population(i) && member != p; q++) {
      if (foresight.needs(q, n)) {
        member = better(i, q, member);
      }
    }
    addMember(i, member);
  }

  /** Which of two members of E to explore: the first, unless the other will be explored anyway. */
  private int better(int i, int q, int member) {
    return enabledAt(i, q) && (member == NOBODY || backtrack.contains(i, q)) ? q : member;
  }

  private void addMember(int i, int member) {
    if (member == NOBODY) {
      backtrack.addAllEnabled(i);
    } else {
      backtrack.add(i, member);
    }
  }

  private boolean enabledAt(int state, int thread) {
    return path.enabled().contains(state, thread);
  }
}

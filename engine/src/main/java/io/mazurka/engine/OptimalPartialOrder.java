package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import java.util.Arrays;

/**
 * Optimal dynamic partial order reduction: explores one execution of each trace, and begins none
 * that turns out to be equivalent to one explored before.
 *
 * <p>After Abdulla, Aronis, Jonsson and Sagonas, "Optimal dynamic partial order reduction", POPL
 * 2014, algorithm 2. Its names: E is the path, pre(E, e) the state before a transition e, notdep(e,
 * E) the transitions after e that do not happen after it, wut(E) the wakeup tree of a state, WI the
 * weak initials of a sequence, those transitions that may as well come first.
 *
 * <p>When an execution has ended, every pair of transitions e and e' in a reversible race gives a
 * sequence v = notdep(e, E).e' that turns the two round. If a sleeping transition of pre(E, e) is a
 * weak initial of v, then v was explored; else it is inserted into the wakeup tree there, unless
 * the tree holds something that leads to it. The search follows the trees. As v is all that is
 * known of the execution to come and nothing asleep can come first in it, that execution does not
 * end because everything enabled is asleep.
 *
 * <p>All pairs are looked at each time, though the races of a transition are found only once. A
 * pair whose e' is not new gives another sequence than before, as other transitions come after e',
 * and what covered that one need not cover this.
 *
 * <p>Beyond the paper, threads can be blocked. An operation that is still waiting when the
 * execution ends races like one that was performed, and {@link ReversibleRaces} says which races
 * can be turned round.
 *
 * <p>What e' does before e need not be what it did after it: a compare-and-set that failed may
 * succeed there. So the last operation of v is a prediction, corrected when the search gets there,
 * and {@link SleepSets} takes both into account. Such programs can have a few executions too many.
 *
 * <p>An operation may have alternatives. Each is a transition of its own, p^a for alternative a of
 * thread p: they depend on the same others, and each excludes the rest, as p takes one of them. So
 * p^a is a weak initial of a sequence only if p takes alternative a in it or does not occur, and a
 * transition p^a that sleeps keeps nobody from p^b. No race leads from p^a to p^b, but they are
 * treated as if in one: for e = p^a the sequence v = notdep(e, E).p^b, with b the next alternative
 * in a circle, is inserted at pre(E, e). It can be followed, since nothing in notdep(e, E) depends
 * on p^a and so on p^b. And it is all that the proof of the paper needs. That proof takes a trace w
 * that is missing from a state, and of the transitions explored or asleep there the e that is a
 * weak initial of the longest beginning w' of w; what comes next in w stands in the way of e. If it
 * depends on e, then turning that race round gives something that is a weak initial of more than
 * w'; and if it is p^c for e = p^a, then p^b gives either that, or p^b was explored or sleeps
 * itself, with the same w', and stands for p^a, one closer to p^c. When a race inserts another
 * alternative of e' than w has, the same argument goes on from there.
 *
 * <p>When v has been followed to its end nothing sleeps: everything that slept at pre(E, e) is no
 * weak initial of v, and so depends on something in it. What sleeps elsewhere stands for executions
 * that inserted their sequences here, and a leaf at which it slept could take the place of these
 * and explore less. So where a race is foreseen ({@link OptimalUpToSymmetry}) and only a beginning
 * of v is known, everything that sleeps is woken at the end of that, be it a leaf or a node on the
 * way of another sequence: what sleeps there inserts no more than this. What is not in the
 * beginning is no weak initial then, as it may depend on the rest.
 *
 * <p>Where e' is even on other objects, as when e moved a pointer, or where a sequence cannot be
 * followed at all, the algorithm would lose traces. {@link UnpredictableOperations} then makes the
 * search start over with {@link DynamicPartialOrder}, which predicts nothing.
 *
 * <p>{@link WakeupJunction} says how several workers share the work, and why that is sound.
 */
final class OptimalPartialOrder implements Divisible {

  private final Path path;
  private final Pick pick;
  private final Counters counters;
  private final HappensBefore order;
  private final ReversibleRaces races;
  private final KnownRaces known = new KnownRaces();
  private final SleepSets sleep;
  private final WakeupTrees trees = new WakeupTrees();
  private final EventSequence sequence = new EventSequence();
  private final ThreadSets awake = new ThreadSets();
  private int[] wut = new int[64];
  private final SharedStates<WakeupJunction> shared = new SharedStates<>();
  private int firstNew = Integer.MAX_VALUE;

  OptimalPartialOrder(Program program, Path path, Pick pick, Counters counters) {
    this.path = path;
    this.pick = pick;
    this.counters = counters;
    counters.open(Figure.SLEEP_BLOCKED);
    this.order = new HappensBefore(path, true);
    this.races = new ReversibleRaces(order, new Trial(program, path, order));
    this.sleep = new SleepSets(path);
    wut[0] = trees.leaf(-1, 0, Operation.of(Kind.YIELD));
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    open(state);
    if (state > 0) {
      wut[state] = trees.first(wut[state - 1]);
      if (!trees.wakesAll(wut[state])) {
        sleep.inherit(trees.prediction(wut[state]));
      }
      order.push();
      firstNew = Math.min(firstNew, state - 1);
    }
    checkPredictability(state);
    if (trees.isLeaf(wut[state])) {
      chooseFreely(state);
    }
    settle(state);
  }

  private void open(int state) {
    if (state == wut.length) {
      wut = Arrays.copyOf(wut, 2 * state);
    }
    sleep.open();
  }

  /** Starts the wakeup tree of the state with any transition that is not asleep. */
  private void chooseFreely(int state) {
    awake.clear(state);
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      if (awakeAlternative(state, t) >= 0) {
        awake.add(state, t);
      }
    }
    if (!awake.isEmpty(state)) {
      int thread = pick.from(awake, state, path.mover(state));
      append(state, thread, awakeAlternative(state, thread));
    } else if (!enabled.isEmpty(state)) {
      counters.add(Figure.SLEEP_BLOCKED, 1);
    }
  }

  /** The first alternative of the thread's operation that is not asleep, or -1. */
  private int awakeAlternative(int state, int thread) {
    int count = operation(state, thread).alternatives();
    for (int alternative = 0; alternative < count; alternative++) {
      if (!sleep.contains(state, thread, alternative)) {
        return alternative;
      }
    }
    return -1;
  }

  private int append(int state, int thread, int alternative) {
    int leaf = trees.leaf(thread, alternative, operation(state, thread));
    trees.append(wut[state], leaf);
    return leaf;
  }

  /** Corrects what was predicted of the state's branches, if it can be. */
  private void settle(int state) {
    for (int b = trees.first(wut[state]); b != WakeupTrees.NONE; b = trees.next(b)) {
      trees.settle(b, trees.isLeaf(b), path, state);
    }
  }

  /** Checks that waiting does not change what an operation touches. */
  private void checkPredictability(int state) {
    for (int t = 0; t < path.population(state); t++) {
      Operation now = path.pending(state, t);
      Operation before = state == 0 ? null : path.pending(state - 1, t);
      if (now != null && before != null && t != path.mover(state)) {
        checkSameObjects(before, now);
      }
    }
  }

  private static void checkSameObjects(Operation before, Operation now) {
    if (before != now && !before.touchesSameAs(now)) {
      throw new UnpredictableOperations();
    }
  }

  @Override
  public boolean unfinished() {
    return !trees.isLeaf(wut[path.length()]);
  }

  @Override
  public void choose() {
    int next = trees.first(wut[path.length()]);
    path.choose(trees.thread(next), trees.alternative(next));
  }

  @Override
  public void ended() {
    int length = path.length();
    for (int k = firstNew; k < length; k++) {
      races.ofTransition(k, path.thread(k), path.operation(k));
      known.set(k, races);
    }
    for (int k = 0; k < length; k++) {
      reverseKnown(k);
      takeNextAlternative(k);
    }
    for (int p = 0; p < path.population(length); p++) {
      Operation next = path.pending(length, p);
      if (next != null) {
        races.ofPending(length, p, next);
        reverse(p, 0);
      }
    }
    firstNew = Integer.MAX_VALUE;
  }

  /** Has the races of a transition of the path explored the other way round. */
  private void reverseKnown(int k) {
    for (int race = known.start(k); race < known.end(k); race++) {
      reverse(known.earlier(race), path.thread(k), path.alternative(k), known.prediction(race));
    }
  }

  /** Has the next alternative explored in place of the one that transition {@code e} took. */
  private void takeNextAlternative(int e) {
    Operation operation = path.operation(e);
    if (operation.alternatives() > 1) {
      int next = (path.alternative(e) + 1) % operation.alternatives();
      insert(e, path.thread(e), next, operation);
    }
  }

  HappensBefore order() {
    return order;
  }

  SleepSets sleep() {
    return sleep;
  }

  /** The thread to explore next from the last state, which is unfinished. */
  int candidate() {
    return trees.thread(trees.first(wut[path.length()]));
  }

  /**
   * Counts the thread to explore next among those explored, with all of its alternatives, and has
   * its races reversed.
   */
  void pass() {
    int state = path.length();
    int thread = candidate();
    Operation operation = operation(state, thread);
    races.ofPending(state, thread, operation);
    reverse(thread, 0);
    for (int a = 0; a < operation.alternatives(); a++) {
      if (trees.bringForward(wut[state], thread, a)) {
        leave(state);
      } else if (!sleep.contains(state, thread, a)) {
        sleep.add(state, thread, a, operation, operation);
      }
    }
  }

  /**
   * Has a foreseen race of transition e explored the other way round. Of the sequence only what is
   * on the path is known, up to a transition; if that is nothing, anything may come first.
   */
  void reverseForeseen(int e, int end) {
    sequence.begin(true);
    addNotdep(e, end);
    if (sequence.length() == 0) {
      expand(e);
    } else {
      insert(e);
    }
  }

  /** Whether everything that is enabled is explored from the state, whatever comes first. */
  boolean isExpanded(int state) {
    return trees.isExpanded(wut[state]);
  }

  /**
   * Has everything that is enabled explored from the state, but for what sleeps. Once is enough:
   * what is inserted later begins with one of the branches that there are then.
   */
  private void expand(int state) {
    if (isExpanded(state)) {
      return;
    }
    trees.expand(wut[state]);
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      for (int a = 0; a < operation(state, t).alternatives(); a++) {
        if (!sleep.contains(state, t, a) && !trees.hasBranch(wut[state], t, a)) {
          trees.wakeAll(append(state, t, a));
        }
      }
    }
  }

  /** Has the races found last, of an operation of the thread, explored the other way round. */
  private void reverse(int thread, int alternative) {
    for (int race = 0; race < races.size(); race++) {
      reverse(races.get(race), thread, alternative, races.prediction(race));
    }
  }

  private void reverse(int e, int thread, int alternative, Operation first) {
    insert(e, thread, Math.min(alternative, first.alternatives() - 1), first);
  }

  /** Has notdep(e, E) and after that the transition explored from before e, unless it was. */
  private void insert(int e, int thread, int alternative, Operation operation) {
    sequence.begin(false);
    addNotdep(e, path.length());
    sequence.add(thread, alternative, operation);
    insert(e);
  }

  private void insert(int e) {
    if (shared.contains(e)) {
      shared.get(e).insert(sequence, path);
    } else if (!sleep.covers(e, sequence) && trees.insert(wut[e], sequence)) {
      settle(e);
    }
  }

  private void addNotdep(int e, int end) {
    for (int j = e + 1; j < end; j++) {
      if (!order.ordered(e, j)) {
        sequence.add(path.thread(j), path.alternative(j), path.operation(j));
      }
    }
  }

  @Override
  public void retreating() {
    order.pop();
    shared.keep(path.length());
    leave(path.length() - 1);
  }

  @Override
  public SharedStates<WakeupJunction> shared() {
    return shared;
  }

  @Override
  public boolean isOpen(int state) {
    return trees.next(trees.first(wut[state])) != WakeupTrees.NONE;
  }

  @Override
  public Junction share(Junctions all) {
    int state = shared.count();
    int first = trees.first(wut[state]);
    WakeupJunction junction =
        new WakeupJunction(
            Junction.Place.of(all, shared.last(), path, state), sleep.sleepers(state));
    for (int b = first; b != WakeupTrees.NONE; b = trees.next(b)) {
      junction.append(trees, b, b == first);
    }
    trees.removeAllButFirst(wut[state]);
    shared.add(junction);
    return junction;
  }

  @Override
  public void enter(Junction junction) {
    int state = path.length();
    open(state);
    if (state > 0) {
      wut[state] =
          trees.leaf(
              path.thread(state - 1), path.alternative(state - 1), path.operation(state - 1));
      trees.append(wut[state - 1], wut[state]);
      order.push();
    }
    WakeupJunction entered = (WakeupJunction) junction;
    entered.arrive(path);
    shared.add(entered);
    firstNew = Math.min(firstNew, Math.max(0, state - 1));
  }

  @Override
  public void follow(Claim claim) {
    sleep.open();
    append(path.length(), claim.thread(), claim.alternative());
    choose();
  }

  /** Takes away the first branch of a state, which is done with, and puts it to sleep there. */
  private void leave(int state) {
    int branch = trees.first(wut[state]);
    if (!shared.contains(state)) {
      sleep.add(
          state,
          trees.thread(branch),
          trees.alternative(branch),
          trees.operation(branch),
          trees.prediction(branch));
    }
    trees.removeFirst(wut[state]);
  }

  private Operation operation(int state, int thread) {
    Operation operation = path.pending(state, thread);
    if (operation == null) {
      throw new UnpredictableOperations();
    }
    return operation;
  }
}

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
 * <p>Beyond the paper, threads can be blocked. An operation that is still waiting when the
 * execution ends races like one that was performed, and {@link ReversibleRaces} says which races
 * can be turned round.
 *
 * <p>What e' does before e need not be what it did after it: a compare-and-set that failed may
 * succeed there. So the last operation of v is a prediction, corrected when the search gets there,
 * and {@link SleepSets} takes both into account. Such programs can have a few executions too many.
 *
 * <p>Where e' is even on other objects, as when e moved a pointer, where a sequence cannot be
 * followed at all, or where threads choose among alternatives, the algorithm in this form would
 * lose traces. {@link UnpredictableOperations} then makes the search start over with {@link
 * DynamicPartialOrder}, which predicts nothing.
 */
final class OptimalPartialOrder implements Expansion {

  private final Path path;
  private final Pick pick;
  private final Counters counters;
  private final HappensBefore order;
  private final ReversibleRaces races;
  private final SleepSets sleep;
  private final WakeupTrees trees = new WakeupTrees();
  private final EventSequence sequence = new EventSequence();
  private final ThreadSets awake = new ThreadSets();
  private final ThreadSets done = new ThreadSets();
  private int[] wut = new int[64];
  private boolean[] expanded = new boolean[64];

  OptimalPartialOrder(Program program, Path path, Pick pick, Counters counters) {
    this.path = path;
    this.pick = pick;
    this.counters = counters;
    counters.open(Figure.SLEEP_BLOCKED);
    this.order = new HappensBefore(path, true);
    this.races = new ReversibleRaces(order, new Trial(program, path, order));
    this.sleep = new SleepSets(path);
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    if (state == wut.length) {
      wut = Arrays.copyOf(wut, 2 * state);
      expanded = Arrays.copyOf(expanded, 2 * state);
    }
    expanded[state] = false;
    done.clear(state);
    sleep.open();
    if (state == 0) {
      wut[0] = trees.leaf(-1, Operation.of(Kind.YIELD));
    } else {
      wut[state] = trees.first(wut[state - 1]);
      sleep.inherit(trees.prediction(wut[state]));
      order.push();
    }
    checkPredictability(state);
    if (trees.isLeaf(wut[state])) {
      chooseFreely(state);
    }
    settle(state);
  }

  /** Starts the wakeup tree of the state with any thread that is not asleep. */
  private void chooseFreely(int state) {
    awake.clear(state);
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      if (!sleep.contains(state, t)) {
        awake.add(state, t);
      }
    }
    if (!awake.isEmpty(state)) {
      int thread = pick.from(awake, state, path.mover(state));
      trees.append(wut[state], trees.leaf(thread, operation(state, thread)));
    } else if (!enabled.isEmpty(state)) {
      counters.add(Figure.SLEEP_BLOCKED, 1);
    }
  }

  /** Corrects what was predicted of the state's branches, if it can be. */
  private void settle(int state) {
    for (int b = trees.first(wut[state]); b != WakeupTrees.NONE; b = trees.next(b)) {
      Operation operation = operation(state, trees.thread(b));
      boolean canMove = path.enabled().contains(state, trees.thread(b));
      boolean asPredicted = Divergence.same(trees.operation(b), operation);
      if (!canMove || !(asPredicted || trees.isLeaf(b))) {
        throw new UnpredictableOperations();
      }
      checkSameObjects(trees.operation(b), operation);
      trees.correct(b, operation);
    }
  }

  /**
   * Checks that nobody has a choice, and that waiting does not change what an operation touches.
   */
  private void checkPredictability(int state) {
    for (int t = 0; t < path.population(state); t++) {
      Operation now = path.pending(state, t);
      Operation before = state == 0 ? null : path.pending(state - 1, t);
      if (now != null && now.alternatives() > 1) {
        throw new UnpredictableOperations();
      }
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
    path.choose(trees.thread(trees.first(wut[path.length()])), 0);
  }

  @Override
  public void ended() {
    int length = path.length();
    for (int k = 0; k < length; k++) {
      races.ofTransition(k, path.thread(k), path.operation(k));
      reverse(path.thread(k));
    }
    for (int p = 0; p < path.population(length); p++) {
      Operation next = path.pending(length, p);
      if (next != null) {
        races.ofPending(length, p, next);
        reverse(p);
      }
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

  /** Counts the thread to explore next among those explored, and has its races reversed. */
  void pass() {
    int state = path.length();
    int branch = trees.first(wut[state]);
    int thread = trees.thread(branch);
    Operation operation = trees.operation(branch);
    races.ofPending(state, thread, operation);
    reverse(thread);
    leave(state, thread, operation);
  }

  /**
   * Has every enabled thread explored from the state, but for those that sleep.
   *
   * <p>What is explored from there from now on does not go to sleep, and no more sequences are
   * inserted. A transition that sleeps makes others rely on sequences that were inserted while it
   * was explored, and those would be lost in the new leaves.
   */
  void expand(int state) {
    expanded[state] = true;
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      if (!sleep.contains(state, t) && !isBranch(state, t) && !done.contains(state, t)) {
        trees.append(wut[state], trees.leaf(t, operation(state, t)));
      }
    }
  }

  private boolean isBranch(int state, int thread) {
    for (int b = trees.first(wut[state]); b != WakeupTrees.NONE; b = trees.next(b)) {
      if (trees.thread(b) == thread) {
        return true;
      }
    }
    return false;
  }

  /** Has the races found last, of an operation of the thread, explored the other way round. */
  private void reverse(int thread) {
    for (int race = 0; race < races.size(); race++) {
      int e = races.get(race);
      if (expanded[e]) {
        continue;
      }
      notdep(e);
      sequence.add(thread, races.prediction(race));
      if (!sleep.covers(e, sequence)) {
        trees.insert(wut[e], sequence);
        settle(e);
      }
    }
  }

  private void notdep(int e) {
    sequence.clear();
    for (int j = e + 1; j < path.length(); j++) {
      if (!order.ordered(e, j)) {
        sequence.add(path.thread(j), path.operation(j));
      }
    }
  }

  @Override
  public void retreating() {
    int state = path.length() - 1;
    order.pop();
    leave(state, path.thread(state), path.operation(state));
  }

  /** Takes away the first branch of a state, which is done with, and puts it to sleep there. */
  private void leave(int state, int thread, Operation operation) {
    if (!expanded[state]) {
      sleep.add(state, thread, operation, trees.prediction(trees.first(wut[state])));
    }
    done.add(state, thread);
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

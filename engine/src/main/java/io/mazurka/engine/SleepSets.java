package io.mazurka.engine;

import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Operation;
import java.util.Arrays;

/**
 * For each state of the path the transitions that need not be explored from it, as every execution
 * that begins with one of them has been explored from an earlier state, in another order.
 *
 * <p>After Godefroid, "Using partial orders to improve automatic verification methods", CAV 1990. A
 * transition that has been explored goes to sleep in its state and in those below it, until one is
 * taken that depends on it.
 *
 * <p>A transition is a thread and one of the alternatives of its operation; each sleeps on its own.
 */
final class SleepSets {

  private static final int ALL = -1;

  private final Path path;
  private int[] ends = new int[64];
  private int[] inherited = new int[64];
  private int[] threads = new int[64];
  private int[] alternatives = new int[64];
  private Operation[] operations = new Operation[64];
  private Operation[] predictions = new Operation[64];

  SleepSets(Path path) {
    this.path = path;
  }

  /** Starts with nothing asleep in the last state. */
  void open() {
    int state = path.length();
    if (state >= ends.length) {
      ends = Arrays.copyOf(ends, 2 * state);
      inherited = Arrays.copyOf(inherited, 2 * state);
    }
    ends[state] = start(state);
    inherited[state] = ends[state];
  }

  /**
   * Hands down to the last state what still sleeps after the transition that led to it. What
   * depends on an operation as it was predicted wakes up too: the choice of what to explore relied
   * on that.
   */
  void inherit(Operation predicted) {
    int state = path.length();
    int mover = path.mover(state);
    Operation moved = path.operation(state - 1);
    for (int i = start(state - 1); i < start(state); i++) {
      if (threads[i] != mover && sleepsOn(i, moved) && sleepsOn(i, predicted)) {
        add(state, threads[i], alternatives[i], operations[i], predictions[i]);
      }
    }
    inherited[state] = ends[state];
  }

  /**
   * Whether a renaming takes what was handed down to the state to itself. Which alternative is the
   * counterpart of which is not known, so that either all of a thread's sleep or none.
   */
  boolean isKeptBy(Renaming renaming, int state) {
    for (int i = start(state); i < inherited[state]; i++) {
      int all = operations[i].alternatives();
      if (inheritedOf(state, threads[i]) < all
          || inheritedOf(state, renaming.thread(threads[i])) < all) {
        return false;
      }
    }
    return true;
  }

  private int inheritedOf(int state, int thread) {
    int count = 0;
    for (int i = start(state); i < inherited[state]; i++) {
      count += threads[i] == thread ? 1 : 0;
    }
    return count;
  }

  private boolean sleepsOn(int i, Operation operation) {
    return !EventSequence.dependent(operations[i], operation)
        && !EventSequence.dependent(predictions[i], operation);
  }

  /** Puts a transition of the state to sleep that was explored. */
  void add(int state, int thread, int alternative, Operation operation, Operation predicted) {
    int i = ends[state]++;
    if (i == threads.length) {
      threads = Arrays.copyOf(threads, 2 * i);
      alternatives = Arrays.copyOf(alternatives, 2 * i);
      operations = Arrays.copyOf(operations, 2 * i);
      predictions = Arrays.copyOf(predictions, 2 * i);
    }
    threads[i] = thread;
    alternatives[i] = alternative;
    operations[i] = operation;
    predictions[i] = predicted;
  }

  /** Puts a thread of the state to sleep as a whole, as all of its alternatives were explored. */
  void addWhole(int state, int thread, Operation operation) {
    add(state, thread, ALL, operation, operation);
  }

  /** What sleeps in the state. */
  Sleepers sleepers(int state) {
    Sleepers sleepers = new Sleepers();
    for (int i = start(state); i < ends[state]; i++) {
      sleepers.add(threads[i], alternatives[i], operations[i], predictions[i]);
    }
    return sleepers;
  }

  /** Whether the thread sleeps in the state, with some of its alternatives at least. */
  boolean contains(int state, int thread) {
    for (int i = start(state); i < ends[state]; i++) {
      if (threads[i] == thread) {
        return true;
      }
    }
    return false;
  }

  /** Whether the transition sleeps in the state. */
  boolean contains(int state, int thread, int alternative) {
    for (int i = start(state); i < ends[state]; i++) {
      if (threads[i] == thread && alternatives[i] == alternative) {
        return true;
      }
    }
    return false;
  }

  /** Whether something that sleeps in the state is a weak initial of the sequence. */
  boolean covers(int state, EventSequence sequence) {
    for (int i = start(state); i < ends[state]; i++) {
      if (sequence.canBeginWith(threads[i], alternatives[i], operations[i])
          && sequence.canBeginWith(threads[i], alternatives[i], predictions[i])) {
        return true;
      }
    }
    return false;
  }

  private int start(int state) {
    return state == 0 ? 0 : ends[state - 1];
  }
}

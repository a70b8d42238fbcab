package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Route;
import io.mazurka.program.Schedule;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The stack of the depth-first search: the transitions from the initial state to the one under
 * exploration, and what was seen in each state on the way.
 *
 * <p>State <em>i</em> is the one before transition <em>i</em>; the last state, number {@link
 * #length()}, has none after it yet.
 */
final class Path implements Route {

  private boolean isNew = true;
  private int length;
  private int[] threads = new int[64];
  private int[] alternatives = new int[64];
  private Operation[] operations = new Operation[64];
  private int[] population = new int[64];
  private int[] preemptions = new int[64];
  private final ThreadSets enabled = new ThreadSets();
  private final PendingOperations pending = new PendingOperations();
  private final Effort effort = new Effort();

  /** Whether not even the initial state has been reached. */
  boolean isNew() {
    return isNew;
  }

  /** What it has cost to walk along the path, where it leads now and where it has led. */
  Effort effort() {
    return effort;
  }

  /** The number of transitions, and of the last state. */
  @Override
  public int length() {
    return length;
  }

  /** The thread that takes transition {@code i}. */
  @Override
  public int thread(int i) {
    return threads[i];
  }

  /** The thread that moved into the state, or -1 for the initial state. */
  int mover(int state) {
    return state == 0 ? -1 : threads[state - 1];
  }

  /** The alternative that transition {@code i} takes. */
  @Override
  public int alternative(int i) {
    return alternatives[i];
  }

  /** The operation that transition {@code i} performs. */
  @Override
  public Operation operation(int i) {
    return operations[i];
  }

  /** How many threads there are in the state, the finished ones among them. */
  int population(int state) {
    return population[state];
  }

  /** How often up to the state a thread was left that could have gone on. */
  int preemptions(int state) {
    return preemptions[state];
  }

  /** The enabled threads of each state. */
  ThreadSets enabled() {
    return enabled;
  }

  /** What the thread stands before in the state, or null if it has finished or is not there. */
  @Nullable Operation pending(int state, int thread) {
    return thread < population[state] ? pending.get(state, thread) : null;
  }

  /** What the thread, which has not finished, stands before in the last state. */
  Operation pendingOf(int thread) {
    Operation operation = pending.get(length, thread);
    if (operation == null) {
      throw new IllegalArgumentException("thread " + thread + " has finished");
    }
    return operation;
  }

  /** Takes all transitions of the path again, in a fresh execution. */
  void replay(Execution execution) {
    int taken = execution.follow(this);
    if (taken < length) {
      Divergence.check(execution, taken, threads[taken], operations[taken]);
      throw new Divergence(taken, threads[taken]);
    }
  }

  /** Records the last state, in which the execution stands. */
  void reach(Execution execution) {
    int state = length;
    if (state + 1 >= threads.length) {
      grow();
    }
    isNew = false;
    int count = execution.threads();
    population[state] = count;
    enabled.clear(state);
    pending.reserve(state, count);
    for (int thread = 0; thread < count; thread++) {
      pending.set(state, thread, execution.pending(thread));
      if (execution.enabled(thread)) {
        enabled.add(state, thread);
      }
    }
  }

  /** Lets the next transition be of this thread and alternative. */
  void choose(int thread, int alternative) {
    threads[length] = thread;
    alternatives[length] = alternative;
  }

  /** Takes the chosen transition, and so prolongs the path. */
  @Nullable Finding step(Execution execution) {
    int thread = threads[length];
    Operation operation = execution.pending(thread);
    if (operation == null || !execution.enabled(thread)) {
      throw new Divergence(length, thread);
    }
    operations[length] = operation;
    preemptions[length + 1] = preemptions[length] + (preempts(thread) ? 1 : 0);
    Finding finding = execution.step(thread, alternatives[length]);
    effort.explored();
    length++;
    return finding;
  }

  /**
   * Prolongs the path as if the thread had taken its transition from the last state, the last of
   * its alternatives; of the state behind it only the number of threads is known.
   */
  void imagine(int thread) {
    Operation operation = pendingOf(thread);
    choose(thread, operation.alternatives() - 1);
    operations[length] = operation;
    population[length + 1] = population[length];
    length++;
  }

  /** Takes the last transition back. */
  void retreat() {
    length--;
  }

  /** The schedule that leads to the last state. */
  Schedule schedule() {
    return new Schedule(Arrays.copyOf(threads, length), Arrays.copyOf(alternatives, length));
  }

  /** The schedule that leads to the last state, and the transition chosen there. */
  Schedule attempt() {
    return new Schedule(
        Arrays.copyOf(threads, length + 1), Arrays.copyOf(alternatives, length + 1));
  }

  /** Whether a move of the thread from the last state would be a preemption. */
  boolean preempts(int thread) {
    int mover = mover(length);
    return mover >= 0 && mover != thread && enabled.contains(length, mover);
  }

  private void grow() {
    int size = 2 * threads.length;
    threads = Arrays.copyOf(threads, size);
    alternatives = Arrays.copyOf(alternatives, size);
    operations = Arrays.copyOf(operations, size);
    population = Arrays.copyOf(population, size);
    preemptions = Arrays.copyOf(preemptions, size);
  }
}

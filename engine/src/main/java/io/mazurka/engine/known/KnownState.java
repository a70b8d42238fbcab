package io.mazurka.engine.known;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.StateGraph;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A state that an execution has been in: what a search can see of it, and where it leads.
 *
 * <p>One thread at a time adds to it. Others may look meanwhile without ado: transitions cannot be
 * changed, and who does not see the latest one runs the program once more.
 */
final class KnownState {

  /**
   * A transition that was taken from a state.
   *
   * @param findings what it brought to light
   * @param next another one of the same thread, or null
   */
  record Transition(
      int alternative, KnownState to, List<Finding> findings, @Nullable Transition next) {}

  private final @Nullable Operation[] pending;
  private final boolean[] enabled;
  private final @Nullable Transition[] transitions;
  private final @Nullable Ending ending;
  private volatile @Nullable StateGraph graph;
  private volatile @Nullable Parts parts;

  /** The state in which an execution stands. */
  KnownState(Execution execution) {
    int threads = execution.threads();
    pending = new Operation[threads];
    enabled = new boolean[threads];
    transitions = new Transition[threads];
    boolean moves = false;
    for (int t = 0; t < threads; t++) {
      pending[t] = execution.pending(t);
      enabled[t] = execution.enabled(t);
      moves |= enabled[t];
    }
    ending = moves ? null : execution.end();
  }

  /** Whether an execution that stands in a state of the same graph shows the same. */
  boolean looksLike(Execution execution) {
    boolean same = pending.length == execution.threads();
    for (int t = 0; t < pending.length && same; t++) {
      same = enabled[t] == execution.enabled(t) && Operation.same(pending[t], execution.pending(t));
    }
    return same;
  }

  int threads() {
    return pending.length;
  }

  @Nullable Operation pending(int thread) {
    return pending[thread];
  }

  boolean enabled(int thread) {
    return enabled[thread];
  }

  /** How executions end that go no further, or null if some thread can move. */
  @Nullable Ending ending() {
    return ending;
  }

  /** The graph of the state, or null if nobody has asked for it. */
  @Nullable StateGraph graph() {
    return graph;
  }

  /** Keeps the graph of the state. */
  void draw(StateGraph drawn) {
    graph = drawn;
  }

  /** What the objects of pending operations are part of, or null if nobody has asked. */
  @Nullable Parts parts() {
    return parts;
  }

  /** Keeps what the objects of pending operations are part of. */
  void divide(Parts found) {
    parts = found;
  }

  /** What the thread does next in one of several ways, or null if it never did. */
  @Nullable Transition transition(int thread, int alternative) {
    Transition transition = transitions[thread];
    while (transition != null && transition.alternative != alternative) {
      transition = transition.next;
    }
    return transition;
  }

  /** The thread has moved, if another worker has not learned of it in the meantime. */
  void learn(int thread, int alternative, KnownState to, List<Finding> findings) {
    if (transition(thread, alternative) == null) {
      transitions[thread] = new Transition(alternative, to, findings, transitions[thread]);
    }
  }
}

package io.mazurka.engine.state;

import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import io.mazurka.program.StateGraph.Entry;
import java.util.Arrays;

/**
 * Who can reach what in a state: the objects that only one thread can reach are its own until it
 * moves, as nobody else can come to know of them.
 */
public final class Sharing {

  private static final int NOBODY = -1;
  private static final int SHARED = -2;

  private StateGraph graph = new StateGraph();
  private int[] reachedBy = new int[64];
  private int[] stack = new int[64];
  private int depth;

  /** Turns to a state. */
  public void begin(StateGraph newGraph) {
    graph = newGraph;
    if (reachedBy.length < graph.size()) {
      reachedBy = new int[2 * graph.size()];
    }
    Arrays.fill(reachedBy, 0, graph.size(), NOBODY);
    walk(StateGraph.ROOT, SHARED);
    for (int thread = 0; thread < graph.threads(); thread++) {
      walk(StateGraph.thread(thread), thread);
    }
  }

  /** A thread comes to all that its own node tells, and through references to what is not kept. */
  private void walk(int start, int who) {
    reach(start, who);
    leave(start, who, true);
    while (depth > 0) {
      leave(stack[--depth], who, false);
    }
  }

  private void leave(int node, int who, boolean own) {
    for (int e = graph.first(node); e < graph.end(node); e++) {
      if (graph.kind(e) != Entry.VALUE && graph.content(e) >= 0 && (own || !graph.isKept(e))) {
        reach((int) graph.content(e), who);
      }
    }
  }

  /** What was shared before needs no second visit: all behind it is shared. */
  private void reach(int node, int who) {
    int before = reachedBy[node];
    if (before != who && before != SHARED) {
      reachedBy[node] = before == NOBODY ? who : SHARED;
      if (depth == stack.length) {
        stack = Arrays.copyOf(stack, 2 * depth);
      }
      stack[depth++] = node;
    }
  }

  /** Whether all objects of the thread's operation are its own. */
  public boolean isLocal(int thread, Operation operation, Probe probe) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.object() != Operation.NO_OBJECT && !isLocal(thread, link.object(), probe)) {
        return false;
      }
    }
    return true;
  }

  private boolean isLocal(int thread, int object, Probe probe) {
    int owner = probe.owner(object);
    return probe.isReachedByReferenceOnly(owner) && isOwn(thread, owner);
  }

  private boolean isOwn(int thread, int owner) {
    for (int node = 0; node < graph.size(); node++) {
      if (graph.owner(node) == owner) {
        return reachedBy[node] == thread;
      }
    }
    return false;
  }
}

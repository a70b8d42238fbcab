package io.mazurka.engine.known;

import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.StateKey;
import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The states that executions have been in.
 *
 * <p>States count as the same only if as many steps lead to them, so what is known never goes round
 * in a circle: a thread that goes round for ever is seen to do so by who runs it.
 *
 * <p>Several workers may know this. Whoever adds something runs the program, whose {@linkplain
 * Turns turn} it is then; all others may look at what is known at the same time.
 */
final class Knowledge {

  /** About what a state takes beside its key and its threads. */
  private static final int STATE_BYTES = 200;

  private static final int THREAD_BYTES = 20;

  /** What a node or an entry of a graph takes. */
  private static final int GRAPH_BYTES = 16;

  private record Key(int steps, StateKey state) {}

  private final Map<Key, KnownState> states = new HashMap<>();
  private final Canonizer byName = new Canonizer(false, false);
  private final StateGraph graph = new StateGraph();
  private final boolean withPast;
  private volatile boolean givenUp;
  private volatile boolean full;
  private long room;

  /**
   * @param withPast whether states are the same only if findings after them are
   */
  Knowledge(long room, boolean withPast) {
    this.room = room;
    this.withPast = withPast;
  }

  boolean isWithPast() {
    return withPast;
  }

  /** Whether nothing more is to become known, and nothing that is known to be used. */
  boolean isGivenUp() {
    return givenUp;
  }

  /** Whether more can become known. */
  boolean hasRoom() {
    return !full;
  }

  /**
   * The state in which an execution stands after so many steps, or null if it is not looked at.
   *
   * @param budget of the worker who reads it
   */
  @Nullable KnownState look(Execution execution, int steps, Budget budget) {
    if (!hasRoom()) {
      return null;
    }
    Probe probe = execution.probe();
    if (probe == null) {
      giveUp();
      return null;
    }
    boolean readable = probe.readToTheLetter(graph, withPast);
    KnownState state = readable ? find(execution, steps, budget) : add(execution, 0);
    if (!readable) {
      budget.readInVain(graph.weight());
    }
    if (budget.isInVain()) {
      giveUp();
    }
    return state;
  }

  private void giveUp() {
    givenUp = true;
    states.clear();
  }

  /** Keeps the graph of a state, if there is room. */
  void draw(KnownState state, StateGraph drawn) {
    if (room > 0) {
      take((long) GRAPH_BYTES * drawn.weight());
      state.draw(drawn.copy());
    }
  }

  private KnownState find(Execution execution, int steps, Budget budget) {
    Key key = new Key(steps, byName.canonize(graph).key());
    KnownState known = states.get(key);
    boolean met = known != null && known.looksLike(execution);
    budget.read(graph.weight(), met);
    if (met && known != null) {
      return known;
    }
    KnownState state = add(execution, key.state().size());
    states.putIfAbsent(key, state);
    return state;
  }

  private KnownState add(Execution execution, int bytes) {
    KnownState state = new KnownState(execution);
    take(STATE_BYTES + bytes + (long) THREAD_BYTES * state.threads() + text(state));
    return state;
  }

  private void take(long bytes) {
    room -= bytes;
    full |= room < 0;
  }

  /** What is printed in the end is kept, and known to who has read it. */
  private static long text(KnownState state) {
    Ending ending = state.ending();
    return ending == null ? 0 : 4L * ending.outcome().length();
  }
}

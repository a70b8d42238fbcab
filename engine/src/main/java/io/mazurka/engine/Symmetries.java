package io.mazurka.engine;

import io.mazurka.engine.state.Automorphisms;
import io.mazurka.engine.state.Renaming;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The symmetries of a state: for each two threads a renaming, if there is one, that takes the one
 * to the other and the state to itself; and by which of them something was left out.
 */
final class Symmetries {

  private final Automorphisms automorphisms;
  private int threads;
  private @Nullable Renaming[] renamings = new Renaming[0];
  private boolean[] known = new boolean[0];
  private boolean[] used = new boolean[0];
  private final List<Renaming> inUse = new ArrayList<>(0);

  /**
   * @param automorphisms finds the symmetries of this state only
   */
  Symmetries(Automorphisms automorphisms) {
    this.automorphisms = automorphisms;
  }

  /** Turns to another state, which the graph describes. */
  void begin(StateGraph graph) {
    automorphisms.begin(graph);
    threads = graph.threads();
    int pairs = threads * threads;
    if (known.length < pairs) {
      renamings = new Renaming[pairs];
      known = new boolean[pairs];
      used = new boolean[pairs];
    }
    Arrays.fill(known, 0, pairs, false);
    Arrays.fill(used, 0, pairs, false);
    inUse.clear();
  }

  /** Whether it was found out already if one thread can be taken to the other. */
  boolean isKnown(int from, int to) {
    return known[pair(from, to)];
  }

  /** A renaming that takes one thread to the other, or null. */
  @Nullable Renaming renaming(int from, int to) {
    int pair = pair(from, to);
    if (!known[pair]) {
      known[pair] = true;
      renamings[pair] = automorphisms.mapping(from, to);
    }
    return renamings[pair];
  }

  /** Notes that something was left out by the renaming that takes one thread to the other. */
  void use(int from, int to) {
    int pair = pair(from, to);
    Renaming renaming = renaming(from, to);
    if (renaming != null && !used[pair]) {
      used[pair] = true;
      inUse.add(renaming);
    }
  }

  /** The renamings by which something was left out. */
  List<Renaming> inUse() {
    return inUse;
  }

  private int pair(int from, int to) {
    return from * threads + to;
  }
}

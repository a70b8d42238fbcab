package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Where the objects of the states on a path would lie in a memory whose allocator takes the first
 * free place: what tells objects apart if it is to count which is which (Iosif 2004, section 7).
 *
 * <p>An object stays where it is as long as it can be reached; then its place is free again. What
 * no operation can be on, as long as only one thread knows of it, has no address yet.
 */
public final class Addresses {

  private static final int NONE = -1;

  private int[][] owners = new int[64][];
  private int[][] places = new int[64][];
  private final BitSet taken = new BitSet();
  private boolean allocated;

  /**
   * Gives the objects of a state their addresses, which follow from those of the state before it.
   *
   * @param state how many transitions lead to it
   * @return the address of each node that is an object, or -1 if it has none
   */
  public int[] of(int state, StateGraph graph) {
    reserve(state);
    int[] addresses = new int[graph.size()];
    taken.clear();
    allocated = false;
    for (int node = 1 + graph.threads(); node < graph.size(); node++) {
      addresses[node] = state == 0 ? NONE : known(state - 1, graph.owner(node));
      if (addresses[node] != NONE) {
        taken.set(addresses[node]);
      }
    }
    for (int node = 1 + graph.threads(); node < graph.size(); node++) {
      if (addresses[node] == NONE && graph.owner(node) != StateGraph.NO_OWNER) {
        allocated = true;
        addresses[node] = taken.nextClearBit(0);
        taken.set(addresses[node]);
      }
    }
    keep(state, graph, addresses);
    return addresses;
  }

  /** Notes that the objects of the state are not known. */
  public void forget(int state) {
    reserve(state);
    owners[state] = new int[0];
    places[state] = new int[0];
  }

  /** Whether the state asked about last had objects that the state before it did not have. */
  public boolean allocated() {
    return allocated;
  }

  private int known(int state, int owner) {
    int[] there = owners[state];
    for (int i = 0; i < there.length && owner != StateGraph.NO_OWNER; i++) {
      if (there[i] == owner) {
        return places[state][i];
      }
    }
    return NONE;
  }

  private void keep(int state, StateGraph graph, int[] addresses) {
    int first = 1 + graph.threads();
    owners[state] = new int[graph.size() - first];
    for (int node = first; node < graph.size(); node++) {
      owners[state][node - first] = graph.owner(node);
    }
    places[state] = Arrays.copyOfRange(addresses, first, graph.size());
  }

  private void reserve(int state) {
    if (state >= owners.length) {
      owners = Arrays.copyOf(owners, 2 * state);
      places = Arrays.copyOf(places, 2 * state);
    }
  }
}

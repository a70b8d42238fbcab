package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;

/**
 * Brings states into canonical form, up to the symmetries that it is told to use.
 *
 * <p>With <em>heap symmetry</em> it does not matter which object is which (Iosif 2004, section
 * 6.1); with <em>thread symmetry</em> it does not matter which thread is which either. Iosif
 * combines the two by sorting threads first and objects afterwards, and finds some of the symmetric
 * states (section 6.2). Here threads are told apart by colour refinement, which looks at all they
 * refer to and at all that refers to them, and where that leaves ties the least encoding of all
 * ways to break them is taken. So all symmetric states are found, but for graphs with more ties
 * than {@link LeastForm} tries.
 */
public final class Canonizer {

  private final boolean heapSymmetry;
  private final LeastForm least;

  public Canonizer(boolean heapSymmetry, boolean threadSymmetry) {
    this.heapSymmetry = heapSymmetry;
    least = new LeastForm(threadSymmetry);
  }

  /**
   * The canonical form of a state; the graph is not kept. Without heap symmetry, objects are told
   * apart by their owner numbers.
   */
  public CanonicalForm canonize(StateGraph graph) {
    return least.of(graph, heapSymmetry ? null : owners(graph));
  }

  /**
   * The canonical form of a state without heap symmetry.
   *
   * @param identities by which the objects are told apart, for each node
   */
  public CanonicalForm canonize(StateGraph graph, int[] identities) {
    return least.of(graph, identities);
  }

  private static int[] owners(StateGraph graph) {
    int[] owners = new int[graph.size()];
    for (int node = 0; node < owners.length; node++) {
      owners[node] = graph.owner(node);
    }
    return owners;
  }
}

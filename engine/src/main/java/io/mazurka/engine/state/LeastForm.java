package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the least encoding of a graph, by trying all ways to break the ties that colours leave.
 *
 * <p>Individualisation and refinement (McKay, "Practical graph isomorphism", 1981): of nodes with
 * the same colour one is chosen and gets a colour of its own, the colours are refined again, and so
 * on until no tie is left that matters; then the graph is numbered and encoded. Each of the tied
 * nodes is tried in turn. Two ways that lead to the same encoding show a symmetry of the graph, and
 * a node need not be tried if a symmetry that keeps the choices so far takes it to one that was.
 *
 * <p>Beyond a number of tries the first node of each tie is taken. What is found then is still a
 * numbering of the graph, so that equal encodings mean equal graphs, but perhaps not the least.
 */
final class LeastForm {

  /** So many encodings are compared for one graph. */
  static final int TRIES = 256;

  private final boolean threadSymmetry;
  private final Colouring colouring;
  private final Exchange exchange = new Exchange();
  private final Numbering numbering = new Numbering();
  private Encoding least = new Encoding();
  private Encoding current = new Encoding();
  private int[] leastNodes = new int[0];
  private int[] leastPath = new int[8];
  private int[] path = new int[8];
  private int[] images = new int[64];
  private long[][] colours = new long[8][0];
  private int[][] ties = new int[8][0];
  private int[][] orbits = new int[8][0];
  private StateGraph graph = new StateGraph();
  private int @Nullable [] identities;
  private int tries;

  LeastForm(boolean threadSymmetry) {
    this.threadSymmetry = threadSymmetry;
    colouring = new Colouring(threadSymmetry);
  }

  /**
   * The canonical form of the graph.
   *
   * @param newIdentities what tells objects apart however alike they are, or null
   */
  CanonicalForm of(StateGraph newGraph, int @Nullable [] newIdentities) {
    begin(newGraph, newIdentities);
    return find();
  }

  /** The canonical form of the graph in which one node is told apart from all others. */
  CanonicalForm choosing(StateGraph newGraph, int chosen) {
    begin(newGraph, null);
    Colouring.choose(colours[0], chosen);
    return find();
  }

  /** The colours of the nodes of the graph, refined as far as threads and members need it. */
  long[] colours(StateGraph newGraph) {
    begin(newGraph, null);
    colouring.refine(colours[0]);
    return Arrays.copyOf(colours[0], graph.size());
  }

  /** What takes the place of each node when two that can be exchanged are, or null. */
  int @Nullable [] exchange(StateGraph newGraph, int a, int b) {
    exchange.begin(newGraph, false);
    return exchange.keeps(a, b) ? exchange.images() : null;
  }

  private void begin(StateGraph newGraph, int @Nullable [] newIdentities) {
    graph = newGraph;
    identities = newIdentities;
    tries = 0;
    reserve(0);
    colouring.begin(graph, identities, colours[0]);
    exchange.begin(graph, identities != null);
  }

  private CanonicalForm find() {
    colouring.refine(colours[0]);
    search(0);
    int[] owners = new int[leastNodes.length];
    for (int number = 0; number < owners.length; number++) {
      owners[number] = graph.owner(leastNodes[number]);
    }
    return new CanonicalForm(least.key(), graph.threads(), leastNodes, owners);
  }

  /**
   * Tries the nodes of the first tie that is left after so many choices.
   *
   * @return the number of choices up to which what was tried last is known to be symmetric
   */
  private int search(int level) {
    int count = colouring.tie(colours[level], ties[level]);
    if (count == 0) {
      return leaf(level);
    }
    reserve(level + 1);
    for (int i = 0; i < graph.size(); i++) {
      orbits[level][i] = i;
    }
    for (int i = 0; i < count && (i == 0 || tries < TRIES); i++) {
      if (!covered(level, i)) {
        int back = choose(level, ties[level][i]);
        if (back < level) {
          return back;
        }
      }
    }
    return level;
  }

  private int choose(int level, int node) {
    path[level] = node;
    System.arraycopy(colours[level], 0, colours[level + 1], 0, graph.size());
    Colouring.choose(colours[level + 1], node);
    colouring.refine(colours[level + 1]);
    return search(level + 1);
  }

  /** Whether a symmetry that keeps the choices so far takes the node to one tried before it. */
  private boolean covered(int level, int i) {
    int node = ties[level][i];
    for (int j = 0; j < i; j++) {
      if (orbit(level, ties[level][j]) == orbit(level, node)) {
        return true;
      }
    }
    return i > 0 && exchangeable(level, ties[level][0], node);
  }

  private boolean exchangeable(int level, int a, int b) {
    if (!exchange.keeps(a, b)) {
      return false;
    }
    for (int k = 0; k < level; k++) {
      if (exchange.image(path[k]) != path[k]) {
        return false;
      }
    }
    unite(level, a, b);
    return true;
  }

  private int leaf(int level) {
    tries++;
    numbering.number(graph, colours[level], threadSymmetry);
    current.write(graph, numbering, identities);
    int comparison = tries == 1 ? -1 : current.compareTo(least);
    if (comparison < 0) {
      keep(level);
    }
    return comparison == 0 ? symmetry(level) : level;
  }

  private void keep(int level) {
    Encoding greater = least;
    least = current;
    current = greater;
    leastNodes = numbering.nodes();
    System.arraycopy(path, 0, leastPath, 0, level);
  }

  /** Makes use of a symmetry that was found; returns where to go on. */
  private int symmetry(int level) {
    for (int number = 0; number < leastNodes.length; number++) {
      images[leastNodes[number]] = numbering.node(number);
    }
    int parting = 0;
    while (parting < level && path[parting] == leastPath[parting]) {
      parting++;
    }
    for (int k = 0; k <= parting && k < level; k++) {
      for (int number = 0; number < leastNodes.length; number++) {
        unite(k, leastNodes[number], numbering.node(number));
      }
      if (images[path[k]] != path[k]) {
        break;
      }
    }
    return parting < level && images[leastPath[parting]] == path[parting] ? parting : level;
  }

  private int orbit(int level, int node) {
    int root = node;
    while (orbits[level][root] != root) {
      root = orbits[level][root];
    }
    return root;
  }

  private void unite(int level, int a, int b) {
    orbits[level][orbit(level, a)] = orbit(level, b);
  }

  private void reserve(int level) {
    if (level == path.length) {
      int larger = 2 * level;
      path = Arrays.copyOf(path, larger);
      leastPath = Arrays.copyOf(leastPath, larger);
      colours = Arrays.copyOf(colours, larger);
      ties = Arrays.copyOf(ties, larger);
      orbits = Arrays.copyOf(orbits, larger);
      for (int i = level; i < larger; i++) {
        colours[i] = new long[0];
      }
    }
    if (colours[level].length < graph.size()) {
      colours[level] = new long[2 * graph.size()];
      ties[level] = new int[2 * graph.size()];
      orbits[level] = new int[2 * graph.size()];
    }
    if (images.length < graph.size()) {
      images = new int[2 * graph.size()];
    }
  }
}

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
 * <p>Where all nodes of a tie are <em>twins</em>, any two of which can be exchanged while the
 * others stay, every order of them leads to the same encoding. So they all are chosen at once, in
 * any order. That they are twins follows from the {@link Exchange} of the first with each of the
 * others: those make up all permutations. It must not depend on how the graph happens to be written
 * down, as what is chosen one by one gets other colours than what is chosen at once; so nodes with
 * members on which the exchange would have to guess are no twins.
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
    Colouring.choose(colours[0], chosen, 0);
    return find();
  }

  /** The colours of the nodes of the graph, refined as far as threads and members need it. */
  long[] colours(StateGraph newGraph) {
    begin(newGraph, null);
    colouring.refine(colours[0]);
    return Arrays.copyOf(colours[0], graph.size());
  }

  /**
   * The exchange of two nodes of a graph that was turned to before, and did not change, or null if
   * they cannot be exchanged. It is true until something else is asked for.
   */
  @Nullable Exchange exchange(StateGraph known, int a, int b) {
    exchange.turnTo(known);
    return exchange.keeps(a, b) ? exchange : null;
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
    if (areTwins(level, count)) {
      return Math.min(choose(level, 0, count), level);
    }
    for (int i = 0; i < count && (i == 0 || tries < TRIES); i++) {
      if (!covered(level, i)) {
        int back = choose(level, i, i + 1);
        if (back < level) {
          return back;
        }
      }
    }
    return level;
  }

  /** Whether all nodes of the tie can change places with each other while the rest of it stays. */
  private boolean areTwins(int level, int count) {
    for (int i = 1; i < count; i++) {
      if (!exchangeable(level, ties[level][0], ties[level][i])
          || exchange.movesMembers()
          || movesOthers(colours[level])) {
        return false;
      }
    }
    return true;
  }

  /** Whether the exchange of two nodes moves others of their colour. */
  private boolean movesOthers(long[] coloured) {
    for (int i = 1; i < exchange.moves(); i++) {
      if (coloured[exchange.moved(i)] == coloured[exchange.moved(0)]) {
        return true;
      }
    }
    return false;
  }

  /** Chooses some nodes of the tie, all at once, and goes on from there. */
  private int choose(int level, int from, int to) {
    path[level] = ties[level][from];
    System.arraycopy(colours[level], 0, colours[level + 1], 0, graph.size());
    for (int i = from; i < to; i++) {
      Colouring.choose(colours[level + 1], ties[level][i], i - from);
    }
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

  /**
   * Whether the two can be exchanged, and all that was chosen before, which has colours of its own,
   * stays.
   */
  private boolean exchangeable(int level, int a, int b) {
    if (!exchange.keeps(a, b)) {
      return false;
    }
    for (int i = 0; i < exchange.moves(); i++) {
      int node = exchange.moved(i);
      if (colours[level][node] != colours[level][exchange.image(node)]) {
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
    int kept = 0;
    while (kept < level && kept <= parting && keepsColours(kept)) {
      for (int number = 0; number < leastNodes.length; number++) {
        unite(kept, leastNodes[number], numbering.node(number));
      }
      kept++;
    }
    return kept > parting && images[leastPath[parting]] == path[parting] ? parting : level;
  }

  /** Whether the symmetry that was found keeps all that was chosen before. */
  private boolean keepsColours(int level) {
    for (int number = 0; number < leastNodes.length; number++) {
      int node = leastNodes[number];
      if (colours[level][node] != colours[level][images[node]]) {
        return false;
      }
    }
    return true;
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

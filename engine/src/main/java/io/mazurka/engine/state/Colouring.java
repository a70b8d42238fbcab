package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Colours nodes so that nodes which correspond to each other in two graphs have the same colour,
 * and as few others as possible.
 *
 * <p>Colour refinement: a node's colour is made anew from its own, from those it refers to and from
 * those that refer to it, until no two nodes of one colour are told apart any more. It may end
 * sooner, once all those nodes have colours of their own whose order the numbering needs: threads
 * and members. Colours are hashes. Where two happen to collide, nodes remain tied that could have
 * been told apart, and the tie is broken in another way; no wrong conclusion follows.
 */
final class Colouring {

  private static final long THREAD = 0x9E3779B97F4A7C15L;
  private static final long OBJECT = 0xD1B54A32D192ED03L;
  private static final long CHOSEN = 0x8CB92BA72F3D8DD7L;
  private static final long NO_COLOUR = 0;
  private static final int MEMBER_PLACE = -1;
  private static final int NULL_PLACE = -2;

  private final boolean threadSymmetry;
  private StateGraph graph = new StateGraph();
  private int @Nullable [] identities;
  private int[] critical = new int[16];
  private int criticals;
  private boolean[] isMember = new boolean[64];
  private long[] sorted = new long[64];
  private long[] different = new long[256];
  private int mask;
  private long[] incoming = new long[64];
  private long[] outgoing = new long[64];

  Colouring(boolean threadSymmetry) {
    this.threadSymmetry = threadSymmetry;
  }

  /**
   * Turns to a graph, and gives its nodes the colours they have by themselves.
   *
   * @param newIdentities what tells objects apart however alike they are, or null
   */
  void begin(StateGraph newGraph, int @Nullable [] newIdentities, long[] colours) {
    graph = newGraph;
    identities = newIdentities;
    reserve(graph.size());
    Arrays.fill(isMember, 0, graph.size(), false);
    criticals = 0;
    for (int t = 0; t < graph.threads(); t++) {
      addCritical(StateGraph.thread(t));
    }
    for (int node = 0; node < graph.size(); node++) {
      colours[node] = ownColour(node);
    }
  }

  private void reserve(int size) {
    if (isMember.length < size) {
      int larger = 2 * size;
      isMember = new boolean[larger];
      sorted = new long[larger];
      different = new long[4 * Integer.highestOneBit(larger)];
      incoming = new long[larger];
      outgoing = new long[larger];
    }
  }

  private void addCritical(int node) {
    if (criticals == critical.length) {
      critical = Arrays.copyOf(critical, 2 * criticals);
    }
    critical[criticals++] = node;
  }

  private long ownColour(int node) {
    long colour = mix(identity(node) + graph.label(node));
    for (int e = graph.first(node); e < graph.end(node); e++) {
      switch (graph.kind(e)) {
        case VALUE -> colour = mix(colour + graph.content(e));
        case REFERENCE -> colour = mix(colour ^ THREAD);
        case MEMBER -> noteMember((int) graph.content(e));
      }
    }
    return colour;
  }

  /** What tells the node from all others however alike they are, where that is to count. */
  private long identity(int node) {
    if (node == StateGraph.ROOT) {
      return 0;
    }
    return node <= graph.threads()
        ? THREAD * (threadSymmetry ? 1 : 1 + node)
        : OBJECT + (identities == null ? 0 : mix(identities[node]));
  }

  private void noteMember(int node) {
    if (!isMember[node]) {
      isMember[node] = true;
      if (node > graph.threads()) {
        addCritical(node);
      }
    }
  }

  /** Refines the colours as far as they can be, or as is needed. */
  void refine(long[] colours) {
    if (criticalTies(colours) == 0) {
      return;
    }
    int before = distinct(colours, graph.size());
    while (true) {
      round(colours);
      if (criticalTies(colours) == 0) {
        return;
      }
      int after = distinct(colours, graph.size());
      if (after <= before) {
        return;
      }
      before = after;
    }
  }

  private void round(long[] colours) {
    Arrays.fill(incoming, 0, graph.size(), 0);
    for (int node = 0; node < graph.size(); node++) {
      outgoing[node] = look(node, colours);
    }
    for (int node = 0; node < graph.size(); node++) {
      colours[node] = mix(outgoing[node] + mix(incoming[node] + colours[node]));
    }
  }

  /** Looks where the node refers to, and lets itself be seen there. */
  private long look(int node, long[] colours) {
    long inOrder = colours[node];
    long members = 0;
    int place = 0;
    for (int e = graph.first(node); e < graph.end(node); e++) {
      int target = (int) graph.content(e);
      switch (graph.kind(e)) {
        case VALUE -> place++;
        case REFERENCE -> {
          inOrder = mix(inOrder + (target < 0 ? NULL_PLACE : colours[target]));
          beSeen(target, colours[node], place++);
        }
        case MEMBER -> {
          members += mix(colours[target] ^ CHOSEN);
          beSeen(target, colours[node], MEMBER_PLACE);
        }
      }
    }
    return inOrder + members;
  }

  private void beSeen(int target, long colour, int place) {
    if (target >= 0) {
      incoming[target] += mix(colour + OBJECT * (place + 3));
    }
  }

  /** Tells a node apart from those of the same colour, at this place among some of them. */
  static void choose(long[] colours, int node, int place) {
    colours[node] = mix(colours[node] ^ CHOSEN * (2L * place + 1));
  }

  /**
   * Finds nodes of one colour whose order the numbering needs: the fewest, and the least colour.
   *
   * @return how many there are, or 0 if there are none
   */
  int tie(long[] colours, int[] members) {
    sortCritical(colours);
    int fewest = Integer.MAX_VALUE;
    long colour = 0;
    for (int from = 0, to = 1; to <= criticals; to++) {
      if (to == criticals || sorted[to] != sorted[from]) {
        if (to - from > 1 && to - from < fewest) {
          fewest = to - from;
          colour = sorted[from];
        }
        from = to;
      }
    }
    return fewest == Integer.MAX_VALUE ? 0 : collect(colours, colour, members);
  }

  private int collect(long[] colours, long colour, int[] members) {
    int count = 0;
    for (int i = 0; i < criticals; i++) {
      if (colours[critical[i]] == colour) {
        members[count++] = critical[i];
      }
    }
    return count;
  }

  private void sortCritical(long[] colours) {
    for (int i = 0; i < criticals; i++) {
      sorted[i] = colours[critical[i]];
    }
    Arrays.sort(sorted, 0, criticals);
  }

  /** How many nodes that the numbering must put in order share a colour with another such. */
  private int criticalTies(long[] colours) {
    beginDistinct(criticals);
    int distinct = 0;
    for (int i = 0; i < criticals; i++) {
      distinct += isNew(colours[critical[i]]) ? 1 : 0;
    }
    return criticals - distinct;
  }

  private int distinct(long[] colours, int size) {
    beginDistinct(size);
    int distinct = 0;
    for (int node = 0; node < size; node++) {
      distinct += isNew(colours[node]) ? 1 : 0;
    }
    return distinct;
  }

  /** Empties the table of different colours, of which so many are to come at the most. */
  private void beginDistinct(int count) {
    mask = 4 * Integer.highestOneBit(Math.max(count, 1)) - 1;
    Arrays.fill(different, 0, mask + 1, NO_COLOUR);
  }

  /** Enters a colour into the table, unless it is there. */
  private boolean isNew(long colour) {
    long entered = colour == NO_COLOUR ? CHOSEN : colour;
    int slot = (int) entered & mask;
    while (different[slot] != NO_COLOUR) {
      if (different[slot] == entered) {
        return false;
      }
      slot = slot + 1 & mask;
    }
    different[slot] = entered;
    return true;
  }

  /** The finisher of SplitMix64, after Steele, Lea and Flood 2014. */
  private static long mix(long value) {
    long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}

package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import io.mazurka.program.StateGraph.Entry;
import java.util.Arrays;

/**
 * Numbers the nodes of a graph whose colours put in order what has no order of its own.
 *
 * <p>After figure 9 of Iosif, "Symmetry reductions for model checking of concurrent dynamic
 * software", STTT 2004: objects are numbered depth-first, from the root and then from the threads
 * in order. What is not found that way is garbage and has no number. Threads are put in order by
 * colour; so are the members of a node, which come after its references.
 */
final class Numbering {

  /** No number. */
  static final int NONE = -1;

  private StateGraph graph = new StateGraph();
  private int size;
  private int[] numbers = new int[64];
  private int[] nodes = new int[64];
  private int[] stack = new int[64];
  private int depth;
  private int[] members = new int[16];

  /** Numbers the graph. */
  void number(StateGraph newGraph, long[] colours, boolean threadSymmetry) {
    graph = newGraph;
    if (numbers.length < graph.size()) {
      numbers = new int[2 * graph.size()];
      nodes = new int[2 * graph.size()];
    }
    Arrays.fill(numbers, 0, graph.size(), NONE);
    size = 0;
    give(StateGraph.ROOT);
    for (int t = 0; t < graph.threads(); t++) {
      nodes[1 + t] = StateGraph.thread(t);
    }
    if (threadSymmetry) {
      sortByColour(nodes, 1, 1 + graph.threads(), colours);
    }
    for (int t = 0; t < graph.threads(); t++) {
      give(nodes[1 + t]);
    }
    for (int i = 0; i <= graph.threads(); i++) {
      visitFrom(nodes[i], colours);
    }
  }

  private void give(int node) {
    numbers[node] = size;
    nodes[size++] = node;
  }

  private void visitFrom(int start, long[] colours) {
    push(start, colours);
    while (depth > 0) {
      int node = stack[--depth];
      if (numbers[node] == NONE) {
        give(node);
        push(node, colours);
      }
    }
  }

  /** Puts what the node refers to onto the stack, so that the first comes off it first. */
  private void push(int node, long[] colours) {
    int count = membersOf(node);
    sortByColour(members, 0, count, colours);
    for (int i = count - 1; i >= 0; i--) {
      push(members[i]);
    }
    for (int e = graph.end(node) - 1; e >= graph.first(node); e--) {
      if (graph.kind(e) == Entry.REFERENCE && graph.content(e) != StateGraph.NULL) {
        push((int) graph.content(e));
      }
    }
  }

  private void push(int node) {
    if (numbers[node] == NONE) {
      if (depth == stack.length) {
        stack = Arrays.copyOf(stack, 2 * depth);
      }
      stack[depth++] = node;
    }
  }

  private int membersOf(int node) {
    int count = 0;
    for (int e = graph.first(node); e < graph.end(node); e++) {
      if (graph.kind(e) == Entry.MEMBER) {
        if (count == members.length) {
          members = Arrays.copyOf(members, 2 * count);
        }
        members[count++] = (int) graph.content(e);
      }
    }
    return count;
  }

  private static void sortByColour(int[] nodes, int from, int to, long[] colours) {
    for (int i = from + 1; i < to; i++) {
      int node = nodes[i];
      int j = i;
      for (; j > from && colours[nodes[j - 1]] > colours[node]; j--) {
        nodes[j] = nodes[j - 1];
      }
      nodes[j] = node;
    }
  }

  /** How many nodes have numbers. */
  int size() {
    return size;
  }

  /** The number of a node, or {@link #NONE}. */
  int numberOf(int node) {
    return numbers[node];
  }

  /** The node of a number. */
  int node(int number) {
    return nodes[number];
  }

  /** A copy of the nodes in the order of their numbers. */
  int[] nodes() {
    return Arrays.copyOf(nodes, size);
  }
}

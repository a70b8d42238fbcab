package io.mazurka.engine.state;

import java.util.Arrays;

/**
 * A state and its place among its equals: the key, which it has in common with them, and the
 * canonical numbers of its nodes, which tell what corresponds to what in two states of equal key.
 *
 * <p>Number 0 is the root, the threads come next, and then the objects.
 */
public final class CanonicalForm {

  private final StateKey key;
  private final int threads;
  private final int[] nodes;
  private final int[] owners;

  CanonicalForm(StateKey key, int threads, int[] nodes, int[] owners) {
    this.key = key;
    this.threads = threads;
    this.nodes = nodes;
    this.owners = owners;
  }

  /** What is equal for equal states. */
  public StateKey key() {
    return key;
  }

  /** How many threads there are. */
  public int threads() {
    return threads;
  }

  /** How many nodes there are. */
  public int size() {
    return nodes.length;
  }

  /** The node of the state's graph that has this canonical number. */
  public int node(int number) {
    return nodes[number];
  }

  /** The owner number, in the state's own execution, of the node with this canonical number. */
  public int owner(int number) {
    return owners[number];
  }

  /** The thread that comes at this place among the threads, from 0. */
  public int thread(int place) {
    return nodes[1 + place] - 1;
  }

  /** The canonical number of each node of the state's graph, or -1 for one that is garbage. */
  public int[] numbers(int graphSize) {
    int[] numbers = new int[graphSize];
    Arrays.fill(numbers, -1);
    for (int number = 0; number < nodes.length; number++) {
      numbers[nodes[number]] = number;
    }
    return numbers;
  }
}

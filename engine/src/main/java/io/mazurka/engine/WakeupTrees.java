package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.Arrays;

/**
 * Ordered trees of transitions: what remains to be explored from the states of the path.
 *
 * <p>A node is a number; its branches are the transitions to explore from its state, in that order,
 * each with the tree of what to explore from the state it leads to. A leaf leaves it open what
 * comes next. After Abdulla et al. 2014, definition 6.1.
 */
final class WakeupTrees {

  /** No node. */
  static final int NONE = -1;

  private int[] threads = new int[64];
  private int[] alternatives = new int[64];
  private Operation[] operations = new Operation[64];
  private Operation[] predictions = new Operation[64];
  private int[] firstBranch = new int[64];
  private int[] nextSibling = new int[64];
  private int used;
  private int free = NONE;

  /** A new leaf. */
  int leaf(int thread, int alternative, Operation operation) {
    int node = free;
    if (node == NONE) {
      node = used++;
      reserve(node);
    } else {
      free = nextSibling[node];
    }
    threads[node] = thread;
    alternatives[node] = alternative;
    operations[node] = operation;
    predictions[node] = operation;
    firstBranch[node] = NONE;
    nextSibling[node] = NONE;
    return node;
  }

  int thread(int node) {
    return threads[node];
  }

  int alternative(int node) {
    return alternatives[node];
  }

  Operation operation(int node) {
    return operations[node];
  }

  /** The operation as it was predicted when the node was made. */
  Operation prediction(int node) {
    return predictions[node];
  }

  /** Corrects the operation, as it turned out to be another one than predicted. */
  void correct(int node, Operation operation) {
    operations[node] = operation;
  }

  boolean isLeaf(int node) {
    return firstBranch[node] == NONE;
  }

  /** The branch to explore first, or {@link #NONE} from a leaf. */
  int first(int node) {
    return firstBranch[node];
  }

  /** The branch to explore after this one, or {@link #NONE}. */
  int next(int branch) {
    return nextSibling[branch];
  }

  /** Adds a branch, to be explored after the others. */
  void append(int node, int branch) {
    if (firstBranch[node] == NONE) {
      firstBranch[node] = branch;
      return;
    }
    int last = firstBranch[node];
    while (nextSibling[last] != NONE) {
      last = nextSibling[last];
    }
    nextSibling[last] = branch;
  }

  /** Whether the transition is one of the branches. */
  boolean hasBranch(int node, int thread, int alternative) {
    return branch(node, thread, alternative) != NONE;
  }

  private int branch(int node, int thread, int alternative) {
    int branch = firstBranch[node];
    while (branch != NONE && !(threads[branch] == thread && alternatives[branch] == alternative)) {
      branch = nextSibling[branch];
    }
    return branch;
  }

  /** Makes the transition the first branch, if it is one; the others stay in their order. */
  boolean bringForward(int node, int thread, int alternative) {
    int branch = branch(node, thread, alternative);
    if (branch == NONE) {
      return false;
    }
    unlink(node, branch);
    nextSibling[branch] = firstBranch[node];
    firstBranch[node] = branch;
    return true;
  }

  private void unlink(int node, int branch) {
    if (firstBranch[node] == branch) {
      firstBranch[node] = nextSibling[branch];
      return;
    }
    int before = firstBranch[node];
    while (nextSibling[before] != branch) {
      before = nextSibling[before];
    }
    nextSibling[before] = nextSibling[branch];
  }

  /** Takes away the first branch, which was explored. */
  void removeFirst(int node) {
    int branch = firstBranch[node];
    firstBranch[node] = nextSibling[branch];
    release(branch);
  }

  /**
   * Sees to it that some sequence equivalent to a beginning of the given one is in the tree, or one
   * that it is equivalent to a beginning of. Uses up the sequence.
   */
  void insert(int root, EventSequence sequence) {
    int node = root;
    int branch = branchFor(sequence, node);
    while (branch != NONE) {
      int place = placeIn(sequence, branch);
      if (place < sequence.length()) {
        sequence.remove(place);
      }
      if (isLeaf(branch) || sequence.length() == 0) {
        return;
      }
      node = branch;
      branch = branchFor(sequence, node);
    }
    appendAll(node, sequence);
  }

  /** The first branch that is a weak initial of the sequence. */
  private int branchFor(EventSequence sequence, int node) {
    int branch = firstBranch[node];
    while (branch != NONE && placeIn(sequence, branch) == EventSequence.NOT_INITIAL) {
      branch = nextSibling[branch];
    }
    return branch;
  }

  private int placeIn(EventSequence sequence, int branch) {
    return sequence.placeOf(threads[branch], alternatives[branch], operations[branch]);
  }

  private void appendAll(int from, EventSequence sequence) {
    int node = from;
    for (int i = 0; i < sequence.length(); i++) {
      int next = leaf(sequence.thread(i), sequence.alternative(i), sequence.operation(i));
      append(node, next);
      node = next;
    }
  }

  private void release(int node) {
    for (int branch = firstBranch[node]; branch != NONE; ) {
      int next = nextSibling[branch];
      release(branch);
      branch = next;
    }
    nextSibling[node] = free;
    free = node;
  }

  private void reserve(int node) {
    if (node == threads.length) {
      threads = Arrays.copyOf(threads, 2 * node);
      alternatives = Arrays.copyOf(alternatives, 2 * node);
      operations = Arrays.copyOf(operations, 2 * node);
      predictions = Arrays.copyOf(predictions, 2 * node);
      firstBranch = Arrays.copyOf(firstBranch, 2 * node);
      nextSibling = Arrays.copyOf(nextSibling, 2 * node);
    }
  }
}

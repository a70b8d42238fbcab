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

  private int[] threads = new int[8];
  private int[] alternatives = new int[8];
  private Operation[] operations = new Operation[8];
  private Operation[] predictions = new Operation[8];
  private int[] firstBranch = new int[8];
  private int[] nextSibling = new int[8];
  private boolean[] wakesAll = new boolean[8];
  private boolean[] expanded = new boolean[8];
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
    wakesAll[node] = false;
    expanded[node] = false;
    return node;
  }

  /** Takes it that nothing sleeps behind the node. */
  void wakeAll(int node) {
    wakesAll[node] = true;
  }

  /** Whether nothing sleeps behind the node, whatever sleeps before it. */
  boolean wakesAll(int node) {
    return wakesAll[node];
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
   * that it is equivalent to a beginning of; nothing sleeps at the end of an open one. Uses up the
   * sequence.
   *
   * @return whether the tree has changed
   */
  boolean insert(int root, EventSequence sequence) {
    int node = root;
    int branch = branchFor(sequence, node);
    while (branch != NONE) {
      if (isLeaf(branch)) {
        return false;
      }
      if (sequence.length() == 0) {
        wakesAll[branch] |= sequence.isOpen();
        return false;
      }
      node = branch;
      branch = branchFor(sequence, node);
    }
    append(node, chain(sequence));
    return true;
  }

  /** A copy of a node of some tree, with all that is behind it. */
  int copy(WakeupTrees from, int node) {
    int copy = leaf(from.threads[node], from.alternatives[node], from.operations[node]);
    predictions[copy] = from.predictions[node];
    wakesAll[copy] = from.wakesAll[node];
    for (int b = from.firstBranch[node]; b != NONE; b = from.nextSibling[b]) {
      append(copy, copy(from, b));
    }
    return copy;
  }

  /** Whether anything may come behind the node. */
  boolean isExpanded(int node) {
    return expanded[node];
  }

  /**
   * Takes it that anything may come behind the node, and nothing sleeps behind any branch that is
   * no leaf.
   */
  void expand(int node) {
    expanded[node] = true;
    for (int b = firstBranch[node]; b != NONE; b = nextSibling[b]) {
      wakesAll[b] |= !isLeaf(b);
    }
  }

  /** Takes away all branches but the first. */
  void removeAllButFirst(int node) {
    int first = firstBranch[node];
    for (int branch = nextSibling[first]; branch != NONE; ) {
      int next = nextSibling[branch];
      release(branch);
      branch = next;
    }
    nextSibling[first] = NONE;
  }

  /** The first branch that is a weak initial of the sequence, and is taken away from it. */
  private int branchFor(EventSequence sequence, int node) {
    int branch = firstBranch[node];
    while (branch != NONE && !advance(sequence, branch)) {
      branch = nextSibling[branch];
    }
    return branch;
  }

  /** Takes the branch away from the sequence, if it is a weak initial of it; returns whether. */
  boolean advance(EventSequence sequence, int branch) {
    int place = sequence.placeOf(threads[branch], alternatives[branch], operations[branch]);
    if (place == EventSequence.NOT_INITIAL) {
      return false;
    }
    if (place < sequence.length()) {
      sequence.remove(place);
    }
    return true;
  }

  /** A new branch for a sequence that is not empty. */
  int chain(EventSequence sequence) {
    int first = leaf(sequence, 0);
    int node = first;
    for (int i = 1; i < sequence.length(); i++) {
      int next = leaf(sequence, i);
      append(node, next);
      node = next;
    }
    wakesAll[node] = sequence.isOpen();
    return first;
  }

  private int leaf(EventSequence sequence, int i) {
    return leaf(sequence.thread(i), sequence.alternative(i), sequence.operation(i));
  }

  /**
   * Corrects the operation of a branch of a state of the path, as it turned out to be another one
   * than predicted.
   *
   * @param isLeaf whether nothing was predicted of what comes after it
   * @throws UnpredictableOperations if it is on other objects, or if more was predicted
   */
  void settle(int branch, boolean isLeaf, Path path, int state) {
    Operation operation = path.pending(state, threads[branch]);
    if (operation == null
        || alternatives[branch] >= operation.alternatives()
        || !path.enabled().contains(state, threads[branch])) {
      throw new UnpredictableOperations();
    }
    Operation known = operations[branch];
    if (known != operation) {
      if (!known.touchesSameAs(operation) || !(isLeaf || Operation.same(known, operation))) {
        throw new UnpredictableOperations();
      }
      operations[branch] = operation;
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
      wakesAll = Arrays.copyOf(wakesAll, 2 * node);
      expanded = Arrays.copyOf(expanded, 2 * node);
    }
  }
}

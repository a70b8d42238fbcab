package io.mazurka.cli.bench.program;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Iosif 2004, section 8: N updaters each insert a key into a B-tree whose nodes are all full, so
 * that it grows to depth D, after Bayer and Schkolnick 1977. A node has up to K keys. An updater
 * first makes the nodes that it may need. Then it goes down with a node and one of its children
 * locked, and splits a full child before it goes there, so that the parent always has room.
 */
@SuppressWarnings("LockNotBeforeTry") // Locks are handed over from node to node.
public final class BTree {

  private final ReentrantLock top = new ReentrantLock();
  private Node root;

  /** A node is its own lock. Children are a chain, the first one below the least key. */
  private static final class Node extends ReentrantLock {
    private static final long serialVersionUID = 1;

    final transient int[] keys;
    transient int count;
    transient @Nullable Node first;
    transient @Nullable Node next;

    Node(int order, @Nullable Node next) {
      keys = new int[order];
      this.next = next;
    }

    boolean isFull() {
      return count == keys.length;
    }

    boolean isLeaf() {
      return first == null;
    }

    /** How many keys are less. */
    int find(int key) {
      int index = 0;
      while (index < count && keys[index] < key) {
        index++;
      }
      return index;
    }

    Node child(int index) {
      Node child = first;
      for (int i = 0; i < index && child != null; i++) {
        child = child.next;
      }
      if (child == null) {
        throw new IllegalStateException("no child " + index);
      }
      return child;
    }

    void insertKey(int index, int key) {
      System.arraycopy(keys, index, keys, index + 1, count - index);
      keys[index] = key;
      count++;
    }

    /** Splits a child that is full: the upper half becomes a node of its own. */
    void split(int index, Node upper) {
      Node child = child(index);
      int middle = child.count / 2;
      upper.count = child.count - middle - 1;
      System.arraycopy(child.keys, middle + 1, upper.keys, 0, upper.count);
      if (!child.isLeaf()) {
        Node last = child.child(middle);
        upper.first = last.next;
        last.next = null;
      }
      upper.next = child.next;
      child.next = upper;
      insertKey(index, child.keys[middle]);
      child.count = middle;
    }
  }

  /** A full tree of some depth. */
  private BTree(int order, int depth) {
    root = full(order, depth, 0, null);
  }

  /** A full node; between any two of its keys, and those below it, there is room for others. */
  private static Node full(int order, int depth, int least, @Nullable Node next) {
    Node node = new Node(order, next);
    int width = width(order, depth - 1);
    for (int i = order; i >= 0 && depth > 1; i--) {
      node.first = full(order, depth - 1, least + i * (width + 10), node.first);
    }
    for (int i = 0; i < order; i++) {
      node.keys[i] = least + i * (width + 10) + width;
    }
    node.count = order;
    return node;
  }

  /** From the least key of a full tree to the one that follows on its last. */
  private static int width(int order, int depth) {
    return depth == 0 ? 0 : order * (width(order, depth - 1) + 10) + width(order, depth - 1);
  }

  /** Inserts a key; the nodes that may be needed are made before anything is locked. */
  private void insert(int key, int order, int depth) {
    Node spare = null;
    for (int i = 0; i < depth; i++) {
      spare = new Node(order, spare);
    }
    top.lock();
    Node node = root;
    node.lock();
    if (node.isFull()) {
      Node grown = taken(spare);
      Node upper = taken(grown.next);
      spare = upper.next;
      grown.lock();
      grow(grown, upper);
      node.unlock();
      node = grown;
    }
    top.unlock();
    while (!node.isLeaf()) {
      Node child = node.child(node.find(key));
      child.lock();
      if (child.isFull()) {
        Node upper = taken(spare);
        spare = upper.next;
        node.split(node.find(key), upper);
        child.unlock();
        child = node.child(node.find(key));
        child.lock();
      }
      node.unlock();
      node = child;
    }
    node.insertKey(node.find(key), key);
    node.unlock();
  }

  private static Node taken(@Nullable Node spare) {
    if (spare == null) {
      throw new IllegalStateException("too few nodes were made");
    }
    return spare;
  }

  /** Puts a node above the root, which is split. */
  private void grow(Node grown, Node upper) {
    grown.next = null;
    grown.first = root;
    grown.split(0, upper);
    root = grown;
  }

  /** Runs so many updaters on a tree of that order, until it has that depth. */
  public static void main(String[] arguments) throws InterruptedException {
    int order = Integer.parseInt(arguments[1]);
    int depth = Integer.parseInt(arguments[2]);
    BTree tree = new BTree(order, depth - 1);
    Thread[] updaters = new Thread[Integer.parseInt(arguments[0])];
    for (int i = 0; i < updaters.length; i++) {
      int key = 10 * i + 1;
      updaters[i] = new Thread(() -> tree.insert(key, order, depth));
    }
    for (Thread updater : updaters) {
      updater.start();
    }
    for (Thread updater : updaters) {
      updater.join();
    }
  }
}

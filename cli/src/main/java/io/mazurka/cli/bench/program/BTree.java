package io.mazurka.cli.bench.program;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Iosif 2004, section 8: N updaters each insert a key into a B-tree whose nodes are all full, so
 * that it grows to depth D, after Bayer and Schkolnick 1977. A node has up to K keys. An updater
 * goes down with a node and one of its children locked, and splits a full child before it goes
 * there, so that the parent always has room.
 */
@SuppressWarnings("LockNotBeforeTry") // Locks are handed over from node to node.
public final class BTree {

  private final int order;
  private final Lock top = new ReentrantLock();
  private Node root;

  private static final class Node {
    final Lock lock = new ReentrantLock();
    final int[] keys;
    final Node[] children;
    int count;

    Node(int order, boolean leaf) {
      keys = new int[order];
      children = new Node[leaf ? 0 : order + 1];
    }

    boolean isFull() {
      return count == keys.length;
    }

    boolean isLeaf() {
      return children.length == 0;
    }

    /** How many keys are less. */
    int find(int key) {
      int index = 0;
      while (index < count && keys[index] < key) {
        index++;
      }
      return index;
    }

    void insertKey(int index, int key) {
      System.arraycopy(keys, index, keys, index + 1, count - index);
      keys[index] = key;
      count++;
    }

    /** Splits a child that is full: the upper half becomes a node of its own. */
    void split(int index) {
      Node child = children[index];
      Node upper = new Node(keys.length, child.isLeaf());
      int middle = child.count / 2;
      upper.count = child.count - middle - 1;
      System.arraycopy(child.keys, middle + 1, upper.keys, 0, upper.count);
      if (!child.isLeaf()) {
        System.arraycopy(child.children, middle + 1, upper.children, 0, upper.count + 1);
      }
      System.arraycopy(children, index + 1, children, index + 2, count - index);
      children[index + 1] = upper;
      insertKey(index, child.keys[middle]);
      child.count = middle;
    }
  }

  /** A full tree of some depth. */
  private BTree(int order, int depth) {
    this.order = order;
    root = full(order, depth, 0);
  }

  /** A full node; between any two of its keys, and those below it, there is room for others. */
  private static Node full(int order, int depth, int least) {
    Node node = new Node(order, depth == 1);
    int width = width(order, depth - 1);
    for (int i = 0; i <= order && depth > 1; i++) {
      node.children[i] = full(order, depth - 1, least + i * (width + 10));
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

  private void insert(int key) {
    top.lock();
    Node node = root;
    node.lock.lock();
    if (node.isFull()) {
      Node grown = new Node(order, false);
      grown.lock.lock();
      grown.children[0] = node;
      grown.split(0);
      root = grown;
      node.lock.unlock();
      node = grown;
    }
    top.unlock();
    while (!node.isLeaf()) {
      node = descend(node, key);
    }
    node.insertKey(node.find(key), key);
    node.lock.unlock();
  }

  /** The child on the way to a key, locked and with room, in exchange for the node. */
  private static Node descend(Node node, int key) {
    Node child = node.children[node.find(key)];
    child.lock.lock();
    if (child.isFull()) {
      node.split(node.find(key));
      child.lock.unlock();
      child = node.children[node.find(key)];
      child.lock.lock();
    }
    node.lock.unlock();
    return child;
  }

  /** Runs so many updaters on a tree of that order, until it has that depth. */
  public static void main(String[] arguments) throws InterruptedException {
    int order = Integer.parseInt(arguments[1]);
    BTree tree = new BTree(order, Integer.parseInt(arguments[2]) - 1);
    Thread[] updaters = new Thread[Integer.parseInt(arguments[0])];
    for (int i = 0; i < updaters.length; i++) {
      int key = 10 * i + 1;
      updaters[i] = new Thread(() -> tree.insert(key));
    }
    for (Thread updater : updaters) {
      updater.start();
    }
    for (Thread updater : updaters) {
      updater.join();
    }
  }
}

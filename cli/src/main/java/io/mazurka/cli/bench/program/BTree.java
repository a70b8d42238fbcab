package io.mazurka.cli.bench.program;

import java.util.Arrays;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Iosif 2004, section 8: N updaters each insert a key into a B-tree whose nodes are all full, so
 * that it grows to depth D, after Bayer and Schkolnick 1977, solution 1. A node has up to K keys.
 * An updater first makes the nodes that it may need. Then it goes down with everything locked that
 * it may have to change: where a node has room, it lets go of all that is above. At the leaf it
 * inserts its key, splits what is too full from there upwards, and lets go of the rest. All
 * updaters begin together: the tree is locked until they are started.
 */
@SuppressWarnings("LockNotBeforeTry") // Locks are handed over from node to node.
public final class BTree {

  private final Lock top = new ReentrantLock();
  private final int order;
  private final int depth;
  private Node root;

  /** A node with room for the key, and the child above it, that make it too full. */
  private static final class Node {
    final Lock lock = new ReentrantLock();
    final int[] keys;
    final Node[] children;
    int count;

    Node(int order) {
      keys = new int[order + 1];
      children = new Node[order + 2];
    }

    boolean isLeaf() {
      return children[0] == null;
    }

    /** How many keys are less. */
    int find(int key) {
      int index = 0;
      while (index < count && keys[index] < key) {
        index++;
      }
      return index;
    }

    void insert(int key, @Nullable Node above) {
      int index = find(key);
      System.arraycopy(keys, index, keys, index + 1, count - index);
      keys[index] = key;
      if (above != null) {
        System.arraycopy(children, index + 1, children, index + 2, count - index);
        children[index + 1] = above;
      }
      count++;
    }

    /** Gives the upper half away, and returns the key between the halves. */
    int split(Node upper) {
      int middle = count / 2;
      upper.count = count - middle - 1;
      System.arraycopy(keys, middle + 1, upper.keys, 0, upper.count);
      System.arraycopy(children, middle + 1, upper.children, 0, upper.count + 1);
      Arrays.fill(children, middle + 1, count + 1, null);
      count = middle;
      return keys[middle];
    }
  }

  /** A tree that an updater makes one deeper, full to the last key. */
  private BTree(int order, int depth) {
    this.order = order;
    this.depth = depth;
    root = full(depth - 1, 0);
  }

  /** A full node; between any two of its keys, and those below it, there is room for others. */
  private Node full(int height, int least) {
    Node node = new Node(order);
    int width = width(height - 1);
    for (int i = 0; i <= order && height > 1; i++) {
      node.children[i] = full(height - 1, least + i * (width + 10));
    }
    for (int i = 0; i < order; i++) {
      node.keys[i] = least + i * (width + 10) + width;
    }
    node.count = order;
    return node;
  }

  /** From the least key of a full tree to the one that follows on its last. */
  private int width(int height) {
    return height == 0 ? 0 : order * (width(height - 1) + 10) + width(height - 1);
  }

  /** Inserts a key; the nodes that may be needed are made before anything is locked. */
  private void insert(int key) {
    Node[] spare = new Node[depth];
    for (int i = 0; i < depth; i++) {
      spare[i] = new Node(order);
    }
    Node[] path = new Node[depth];
    top.lock();
    boolean mayGrow = true;
    int held = 0;
    int length = 0;
    Node node = root;
    while (true) {
      node.lock.lock();
      if (node.count < order) {
        held = unlock(path, held, length);
        if (mayGrow) {
          top.unlock();
          mayGrow = false;
        }
      }
      path[length++] = node;
      if (node.isLeaf()) {
        break;
      }
      node = node.children[node.find(key)];
    }
    add(key, path, length - 1, spare);
    unlock(path, held, length);
    if (mayGrow) {
      top.unlock();
    }
  }

  private static int unlock(Node[] path, int from, int to) {
    for (int i = from; i < to; i++) {
      path[i].lock.unlock();
    }
    return to;
  }

  /** Adds a key to the leaf at the end of a path, and splits from there upwards. */
  private void add(int newKey, Node[] path, int last, Node[] spare) {
    int key = newKey;
    int used = 0;
    Node upper = null;
    for (int i = last; i >= 0; i--) {
      Node node = path[i];
      node.insert(key, upper);
      if (node.count <= order) {
        return;
      }
      upper = spare[used++];
      key = node.split(upper);
    }
    Node grown = spare[used];
    grown.children[0] = path[0];
    grown.insert(key, upper);
    root = grown;
  }

  /**
   * Counts the keys below a node, and checks that they are in order and all leaves equally deep.
   */
  private static int count(Node node, int height, int least, int most) {
    if (node.isLeaf() != (height == 1)) {
      throw new IllegalStateException("a leaf is not where all are");
    }
    int sum = node.count;
    int before = least;
    for (int i = 0; i <= node.count; i++) {
      int after = i < node.count ? node.keys[i] : most;
      if (after < before) {
        throw new IllegalStateException("keys are out of order");
      }
      sum += height == 1 ? 0 : count(node.children[i], height - 1, before, after);
      before = after;
    }
    return sum;
  }

  /** Runs so many updaters on a tree of that order, until it has that depth. */
  public static void main(String[] arguments) throws InterruptedException {
    BTree tree = new BTree(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
    Thread[] updaters = new Thread[Integer.parseInt(arguments[0])];
    for (int i = 0; i < updaters.length; i++) {
      int key = 10 * i + 1;
      updaters[i] = new Thread(() -> tree.insert(key));
    }
    tree.top.lock();
    for (Thread updater : updaters) {
      updater.start();
    }
    tree.top.unlock();
    for (Thread updater : updaters) {
      updater.join();
    }
    int keys = (int) Math.pow(tree.order + 1, tree.depth - 1) - 1 + updaters.length;
    if (count(tree.root, tree.depth, 0, Integer.MAX_VALUE) != keys) {
      throw new IllegalStateException("a key is lost");
    }
  }
}

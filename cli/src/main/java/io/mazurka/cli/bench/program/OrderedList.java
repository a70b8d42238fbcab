package io.mazurka.cli.bench.program;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Iosif 2004, section 8: an inserter adds the keys 1 to L to a list ordered by key, while an
 * extractor removes those of them that it finds. Each node has a lock; both walk hand over hand.
 */
@SuppressWarnings("LockNotBeforeTry") // Locks are handed over from node to node.
public final class OrderedList {

  private final Node head = new Node(0);

  private static final class Node {
    final int key;
    final Lock lock = new ReentrantLock();
    @Nullable Node next;

    Node(int key) {
      this.key = key;
    }
  }

  private OrderedList() {}

  /** The node behind which a key belongs, locked. */
  private Node find(int key) {
    Node node = head;
    node.lock.lock();
    for (Node next = node.next; next != null && next.key < key; next = node.next) {
      next.lock.lock();
      node.lock.unlock();
      node = next;
    }
    return node;
  }

  private void insert(int key) {
    Node added = new Node(key);
    Node before = find(key);
    added.next = before.next;
    before.next = added;
    before.lock.unlock();
  }

  private void extract(int key) {
    Node before = find(key);
    Node found = before.next;
    if (found != null && found.key == key) {
      found.lock.lock();
      before.next = found.next;
      found.lock.unlock();
    }
    before.lock.unlock();
  }

  /** Runs both for so many keys. */
  public static void main(String[] arguments) throws InterruptedException {
    int length = Integer.parseInt(arguments[0]);
    OrderedList list = new OrderedList();
    Thread inserter =
        new Thread(() -> {
          for (int key = 1; key <= length; key++) {
            list.insert(key);
          }
        });
    Thread extractor =
        new Thread(() -> {
          for (int key = 1; key <= length; key++) {
            list.extract(key);
          }
        });
    inserter.start();
    extractor.start();
    inserter.join();
    extractor.join();
  }
}

// A lock-free stack that reuses its nodes: compare-and-set cannot tell a node that came back.
// covers: AtomicInteger and the like
// finds: assertion
// races: off
// except: dfs
import java.util.concurrent.atomic.AtomicReference;

public class AbaStack {
  static class Node {
    volatile Node next;
    final String name;

    Node(String name, Node next) {
      this.name = name;
      this.next = next;
    }
  }

  static final AtomicReference<Node> TOP = new AtomicReference<>();

  static Node pop() {
    while (true) {
      Node top = TOP.get();
      if (top == null) {
        return null;
      }
      Node next = top.next;
      if (TOP.compareAndSet(top, next)) {
        return top;
      }
    }
  }

  static void push(Node node) {
    while (true) {
      Node top = TOP.get();
      node.next = top;
      if (TOP.compareAndSet(top, node)) {
        return;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Node b = new Node("b", null);
    Node a = new Node("a", b);
    TOP.set(a);
    Thread other =
        new Thread(
            () -> {
              Node first = pop();
              Node second = pop();
              if (first == a && second == b) {
                push(first);
              }
            });
    other.start();
    Node mine = pop();
    other.join();
    Node left = TOP.get();
    assert left != b : "b is back though it was taken";
  }
}

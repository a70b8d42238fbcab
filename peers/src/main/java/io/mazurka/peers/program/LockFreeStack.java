package io.mazurka.peers.program;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Treiber's stack: N threads push one value each and pop one. The arguments are N and {@code
 * compareAndSet} or {@code set}: how pop replaces the top. A blind write brings values back.
 */
public final class LockFreeStack implements Runnable {

  private final int threads;
  private final boolean blind;

  public LockFreeStack(String... args) {
    this.threads = Integer.parseInt(args[0]);
    this.blind = args[1].equals("set");
  }

  public static void main(String[] args) {
    new LockFreeStack(args).run();
  }

  @Override
  public void run() {
    Stack stack = new Stack(blind);
    AtomicInteger sum = new AtomicInteger();
    Thread[] workers = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      workers[i] = new Worker(stack, 1 << i, sum);
    }
    Crew.run(workers);
    Crew.require(sum.get() == (1 << threads) - 1, "a value is lost or doubled");
  }

  private static final class Node {
    final int value;
    final @Nullable Node next;

    Node(int value, @Nullable Node next) {
      this.value = value;
      this.next = next;
    }
  }

  /** What the threads share. */
  public static final class Stack {
    private final AtomicReference<@Nullable Node> top = new AtomicReference<>();
    private final boolean blind;

    /** An empty stack, whose pop may write blindly. */
    public Stack(boolean blind) {
      this.blind = blind;
    }

    /** Puts a value on top. */
    public void push(int value) {
      while (true) {
        Node old = top.get();
        if (top.compareAndSet(old, new Node(value, old))) {
          return;
        }
      }
    }

    /** Takes the top value, or 0 if there is none. */
    public int pop() {
      while (true) {
        Node old = top.get();
        if (old == null) {
          return 0;
        }
        if (blind) {
          top.set(old.next);
          return old.value;
        }
        if (top.compareAndSet(old, old.next)) {
          return old.value;
        }
      }
    }
  }

  private static final class Worker extends Thread {
    private final Stack stack;
    private final int value;
    private final AtomicInteger sum;

    Worker(Stack stack, int value, AtomicInteger sum) {
      this.stack = stack;
      this.value = value;
      this.sum = sum;
    }

    @Override
    public void run() {
      stack.push(value);
      sum.addAndGet(stack.pop());
    }
  }
}

package io.mazurka.peers.program;

/**
 * N producers and N consumers of a buffer with one place, each with one item. The arguments are N
 * and {@code notify} or {@code notifyAll}: a single notification may wake a thread of the wrong
 * kind, and is lost.
 */
public final class BoundedBuffer implements Runnable {

  private final int pairs;
  private final boolean wakeAll;

  public BoundedBuffer(String... args) {
    this.pairs = Integer.parseInt(args[0]);
    this.wakeAll = args[1].equals("notifyAll");
  }

  public static void main(String[] args) {
    new BoundedBuffer(args).run();
  }

  @Override
  public void run() {
    Buffer buffer = new Buffer(wakeAll);
    Thread[] threads = new Thread[2 * pairs];
    for (int i = 0; i < pairs; i++) {
      threads[i] = new Consumer(buffer);
      threads[pairs + i] = new Producer(buffer);
    }
    Crew.run(threads);
    Crew.require(!buffer.full, "an item is left over");
  }

  private static final class Buffer {
    private final boolean wakeAll;
    private boolean full;

    Buffer(boolean wakeAll) {
      this.wakeAll = wakeAll;
    }

    synchronized void put() throws InterruptedException {
      while (full) {
        wait();
      }
      full = true;
      wake();
    }

    synchronized void take() throws InterruptedException {
      while (!full) {
        wait();
      }
      full = false;
      wake();
    }

    private void wake() {
      if (wakeAll) {
        notifyAll();
      } else {
        notify();
      }
    }
  }

  private static final class Producer extends Thread {
    private final Buffer buffer;

    Producer(Buffer buffer) {
      this.buffer = buffer;
    }

    @Override
    public void run() {
      try {
        buffer.put();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final class Consumer extends Thread {
    private final Buffer buffer;

    Consumer(Buffer buffer) {
      this.buffer = buffer;
    }

    @Override
    public void run() {
      try {
        buffer.take();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}

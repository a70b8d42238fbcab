/**
 * A buffer for one item, between producers and consumers who wait on the same monitor. {@code
 * notifyAll} wakes them all, and each looks for itself whether it can go on.
 */
public class BoundedBufferFixed {

  private Integer item;

  synchronized void put(int value) throws InterruptedException {
    while (item != null) {
      wait();
    }
    item = value;
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    while (item == null) {
      wait();
    }
    int value = item;
    item = null;
    notifyAll();
    return value;
  }

  private void produce() {
    try {
      put(1);
      put(2);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private void consume() {
    try {
      take();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    BoundedBufferFixed buffer = new BoundedBufferFixed();
    new Thread(buffer::consume, "consumer 1").start();
    new Thread(buffer::consume, "consumer 2").start();
    new Thread(buffer::produce, "producer").start();
  }
}

/**
 * A buffer for one item, between producers and consumers who wait on the same monitor.
 *
 * <p>{@code notify} wakes one thread, and it may be the wrong one: a consumer that has emptied the
 * buffer can wake the other consumer instead of the producer. The notification is lost, and all
 * wait for ever.
 */
public class BoundedBuffer {

  private Integer item;

  synchronized void put(int value) throws InterruptedException {
    while (item != null) {
      wait();
    }
    item = value;
    notify();
  }

  synchronized int take() throws InterruptedException {
    while (item == null) {
      wait();
    }
    int value = item;
    item = null;
    notify();
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
    BoundedBuffer buffer = new BoundedBuffer();
    new Thread(buffer::consume, "consumer 1").start();
    new Thread(buffer::consume, "consumer 2").start();
    new Thread(buffer::produce, "producer").start();
  }
}

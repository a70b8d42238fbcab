// The textbook's buffer with a lock and two conditions.
// covers: Condition
// except: dfs
// outcomes: 1/2/3
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BoundedBuffer {
  private final Lock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final int[] items = new int[1];
  private int count;

  void put(int item) throws InterruptedException {
    lock.lock();
    try {
      while (count == items.length) {
        notFull.await();
      }
      items[count++] = item;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  int take() throws InterruptedException {
    lock.lock();
    try {
      while (count == 0) {
        notEmpty.await();
      }
      notFull.signal();
      return items[--count];
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedBuffer buffer = new BoundedBuffer();
    Thread producer =
        new Thread(
            () -> {
              try {
                for (int i = 1; i <= 3; i++) {
                  buffer.put(i);
                }
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    producer.start();
    for (int i = 0; i < 3; i++) {
      System.out.println(buffer.take());
    }
    producer.join();
  }
}

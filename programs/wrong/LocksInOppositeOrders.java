// Two locks taken in opposite orders.
// covers: ReentrantLock
// finds: deadlock
// message: deadlock: main at LocksInOppositeOrders.java:24, Thread-0 at LocksInOppositeOrders.java:17
// outcomes: | done
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LocksInOppositeOrders {
  public static void main(String[] args) throws InterruptedException {
    Lock a = new ReentrantLock();
    Lock b = new ReentrantLock(true);
    Thread other =
        new Thread(
            () -> {
              b.lock();
              a.lock();
              a.unlock();
              b.unlock();
            });
    other.start();
    a.lock();
    try {
      b.lock();
      b.unlock();
    } finally {
      a.unlock();
    }
    other.join();
    System.out.println("done");
  }
}

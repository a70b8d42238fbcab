// Signals of a condition reach the waiting threads in the order of their arrival.
// except: dfs
// outcomes: AB
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalsInOrder {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int arrived;
  static String order = "";

  static void await(String name, int turn) {
    LOCK.lock();
    try {
      while (arrived < turn) {
        LOCK.unlock();
        Thread.onSpinWait();
        LOCK.lock();
      }
      arrived++;
      CONDITION.awaitUninterruptibly();
      order += name;
      CONDITION.signal();
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> await("A", 0));
    Thread b = new Thread(() -> await("B", 1));
    a.start();
    b.start();
    LOCK.lock();
    while (arrived < 2) {
      LOCK.unlock();
      Thread.onSpinWait();
      LOCK.lock();
    }
    if (LOCK.getWaitQueueLength(CONDITION) != 2) {
      throw new AssertionError();
    }
    CONDITION.signal();
    LOCK.unlock();
    a.join();
    b.join();
    System.out.println(order);
  }
}

// Who asks again after every wakeup does not mind those without a reason: of a monitor, a condition, a parked thread.
// covers: spurious wakeups
// wakeups: 1
// outcomes: 3
// except: dfs
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class WokenAndAsks {
  static final Object MONITOR = new Object();
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static boolean first;
  static boolean second;
  static volatile int third;

  static void other(Thread main) {
    synchronized (MONITOR) {
      first = true;
      MONITOR.notify();
    }
    LOCK.lock();
    second = true;
    CONDITION.signal();
    LOCK.unlock();
    third = 3;
    LockSupport.unpark(main);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> other(main));
    synchronized (MONITOR) {
      other.start();
      while (!first) {
        MONITOR.wait();
      }
    }
    LOCK.lock();
    while (!second) {
      CONDITION.await();
    }
    LOCK.unlock();
    while (third < 3) {
      LockSupport.park();
    }
    System.out.println(third);
  }
}

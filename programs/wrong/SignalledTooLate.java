// One who is signalled when the time is nearly over gives up, and the signal is lost to the other.
// finds: deadlock
// except: dfs
// message: patient at SignalledTooLate.java:24
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalledTooLate {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition available = lock.newCondition();
  static int permits;

  static boolean take(long nanos) throws InterruptedException {
    lock.lock();
    try {
      long left = nanos;
      while (permits == 0) {
        if (nanos > 0) {
          left = available.awaitNanos(left);
          if (left <= 0) {
            return false;
          }
        } else {
          available.await();
        }
      }
      permits--;
      return true;
    } finally {
      lock.unlock();
    }
  }

  static void give() {
    lock.lock();
    permits++;
    available.signal();
    lock.unlock();
  }

  public static void main(String[] args) {
    start("hasty", 1000);
    start("patient", 0);
    give();
  }

  static void start(String name, long nanos) {
    Runnable taker =
        () -> {
          try {
            if (take(nanos)) {
              give();
            }
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        };
    new Thread(taker, name).start();
  }
}

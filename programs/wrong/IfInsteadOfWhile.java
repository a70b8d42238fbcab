// A condition looked at once: another thread can be faster than the one that was signalled.
// except: dfs
// finds: assertion
// executions(auto): 15
// executions(optimal): 38
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class IfInsteadOfWhile {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition AVAILABLE = LOCK.newCondition();
  static int items;

  static void take() {
    LOCK.lock();
    try {
      if (items == 0) {
        AVAILABLE.awaitUninterruptibly();
      }
      items--;
      assert items >= 0 : "took what was not there";
    } finally {
      LOCK.unlock();
    }
  }

  static void put() {
    LOCK.lock();
    try {
      items++;
      AVAILABLE.signal();
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(IfInsteadOfWhile::take).start();
    new Thread(IfInsteadOfWhile::take).start();
    put();
    put();
  }
}

// The signal may come before the wait, and is lost then: the time is up when nobody can move.
// covers: late timeouts
// timeouts: late
// finds: assertion
// message: nobody came
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class WaitsInVain {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CAME = LOCK.newCondition();

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      LOCK.lock();
      CAME.signal();
      LOCK.unlock();
    });
    other.start();
    LOCK.lock();
    try {
      if (!CAME.await(10, TimeUnit.SECONDS)) {
        throw new AssertionError("nobody came");
      }
    } finally {
      LOCK.unlock();
    }
  }
}

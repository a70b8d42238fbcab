// A thread that was notified stands in line for a fair lock; tryLock overtakes it all the same.
// covers: fair locks
// finds: assertion
// message: the other was first
// outcomes: done
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class FairLockOvertaken {
  static final ReentrantLock LOCK = new ReentrantLock(true);
  static final Condition TURN = LOCK.newCondition();
  static boolean gone;

  static void handOver() {
    LOCK.lock();
    TURN.signal();
    LOCK.unlock();
    if (!LOCK.tryLock()) {
      LOCK.lock();
    }
    try {
      if (!gone) {
        throw new AssertionError("the other was first");
      }
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(FairLockOvertaken::handOver);
    LOCK.lock();
    other.start();
    TURN.await();
    gone = true;
    LOCK.unlock();
    other.join();
    System.out.println("done");
  }
}

// A thread waits for a stamped lock that it holds itself.
// covers: StampedLock
// finds: deadlock
// message: deadlock
import java.util.concurrent.locks.StampedLock;

public class StampedNotReentrant {
  static final StampedLock LOCK = new StampedLock();
  static int value;

  static int get() {
    long stamp = LOCK.readLock();
    try {
      return value;
    } finally {
      LOCK.unlockRead(stamp);
    }
  }

  public static void main(String[] args) {
    long stamp = LOCK.writeLock();
    value = get() + 1;
    LOCK.unlockWrite(stamp);
  }
}

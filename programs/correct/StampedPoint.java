// An optimistic reader that validates its stamp, and takes the lock where that fails.
// covers: StampedLock
// outcomes: 0 | 3
import java.util.concurrent.locks.StampedLock;

public class StampedPoint {
  static final StampedLock LOCK = new StampedLock();
  static int x;
  static int y;

  static int sum() {
    long stamp = LOCK.tryOptimisticRead();
    int sum = x + y;
    if (LOCK.validate(stamp)) {
      return sum;
    }
    stamp = LOCK.readLock();
    try {
      return x + y;
    } finally {
      LOCK.unlockRead(stamp);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread writer =
        new Thread(
            () -> {
              long stamp = LOCK.writeLock();
              x = 1;
              y = 2;
              LOCK.unlockWrite(stamp);
            });
    writer.start();
    System.out.println(sum());
    writer.join();
  }
}

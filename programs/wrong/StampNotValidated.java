// An optimistic reader that trusts what it read.
// covers: StampedLock
// finds: race, assertion
// message: data race on StampNotValidated.x
// message: torn
import java.util.concurrent.locks.StampedLock;

public class StampNotValidated {
  static final StampedLock LOCK = new StampedLock();
  static int x;
  static int y;

  public static void main(String[] args) {
    new Thread(
            () -> {
              long stamp = LOCK.writeLock();
              x = 1;
              y = 2;
              LOCK.unlockWrite(stamp);
            })
        .start();
    long stamp = LOCK.tryOptimisticRead();
    int sum = x + y;
    assert stamp == 0 || sum == 0 || sum == 3 : "torn";
  }
}

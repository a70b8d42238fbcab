// A lock that is read is given back by a thread that has no stamp of its own.
// finds: exception
// message: IllegalMonitorStateException
import java.util.concurrent.locks.StampedLock;

public class StampUsedByAnother {
  public static void main(String[] args) {
    StampedLock lock = new StampedLock();
    new Thread(lock::tryUnlockRead).start();
    long stamp = lock.readLock();
    lock.unlockRead(stamp);
  }
}

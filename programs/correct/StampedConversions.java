// Two threads convert a reader's stamp to a writer's, or give it back and try again.
// covers: StampedLock
// outcomes: 2
// except: dfs
import java.util.concurrent.locks.StampedLock;

public class StampedConversions {
  static final StampedLock LOCK = new StampedLock();
  static int value;

  static void increment() {
    long stamp = LOCK.readLock();
    try {
      int seen = value;
      long writing = LOCK.tryConvertToWriteLock(stamp);
      if (writing == 0) {
        LOCK.unlockRead(stamp);
        stamp = LOCK.writeLock();
        seen = value;
      } else {
        stamp = writing;
      }
      value = seen + 1;
    } finally {
      LOCK.unlock(stamp);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(StampedConversions::increment);
    other.start();
    increment();
    other.join();
    System.out.println(value);
  }
}

// A lock that the program builds on the JDK's synchronizer.
// covers: AbstractQueuedSynchronizer
// outcomes: 2
// except: dfs
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnSynchronizer extends AbstractQueuedSynchronizer {
  static int count;

  @Override
  protected boolean tryAcquire(int ignored) {
    return compareAndSetState(0, 1);
  }

  @Override
  protected boolean tryRelease(int ignored) {
    setState(0);
    return true;
  }

  public static void main(String[] args) throws InterruptedException {
    OwnSynchronizer lock = new OwnSynchronizer();
    Thread other = new Thread(() -> increment(lock));
    other.start();
    increment(lock);
    other.join();
    System.out.println(count);
  }

  static void increment(OwnSynchronizer lock) {
    lock.acquire(1);
    count++;
    lock.release(1);
  }
}

// A lock that the program builds on the JDK's synchronizer, and forgets to release.
// covers: AbstractQueuedSynchronizer
// finds: deadlock
// except: dfs
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnSynchronizerNotReleased extends AbstractQueuedSynchronizer {
  @Override
  protected boolean tryAcquire(int ignored) {
    return compareAndSetState(0, 1);
  }

  public static void main(String[] args) {
    OwnSynchronizerNotReleased lock = new OwnSynchronizerNotReleased();
    new Thread(() -> lock.acquire(1)).start();
    lock.acquire(1);
  }
}

// A writer tries again and again until nobody reads: each who stops reading may let it go on.
// outcomes: 0 | 1 | 2
// executions(optimal): 139
// except: dfs
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SpinForReaders {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static volatile int reads;

  static void read() {
    LOCK.readLock().lock();
    reads++;
    LOCK.readLock().unlock();
  }

  static void write() {
    while (!LOCK.writeLock().tryLock()) {
      Thread.onSpinWait();
    }
    int seen = reads;
    LOCK.writeLock().unlock();
    System.out.println(seen);
  }

  public static void main(String[] args) {
    new Thread(SpinForReaders::read).start();
    new Thread(SpinForReaders::write).start();
    new Thread(SpinForReaders::read).start();
  }
}

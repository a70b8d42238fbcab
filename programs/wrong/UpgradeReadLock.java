// The read lock cannot be upgraded: the thread waits for itself.
// covers: ReentrantReadWriteLock
// finds: deadlock
// message: deadlock: main at UpgradeReadLock.java:14
// outcomes: 1 1 false
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeReadLock {
  public static void main(String[] args) {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    System.out.println(
        lock.getReadLockCount() + " " + lock.getReadHoldCount() + " " + lock.writeLock().tryLock());
    lock.writeLock().lock();
  }
}

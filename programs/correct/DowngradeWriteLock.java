// A writer becomes a reader without letting another writer in between.
// outcomes: ok
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DowngradeWriteLock {
  static int value;

  public static void main(String[] args) throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    Runnable task =
        () -> {
          lock.writeLock().lock();
          int mine = ++value;
          lock.readLock().lock();
          lock.writeLock().unlock();
          if (lock.isWriteLocked() || value != mine) {
            throw new AssertionError("another writer");
          }
          lock.readLock().unlock();
        };
    Thread other = new Thread(task);
    other.start();
    task.run();
    other.join();
    System.out.println("ok");
  }
}

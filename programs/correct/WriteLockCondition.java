// Conditions belong to the write lock; attempts to read and to write meet those who hold it.
// outcomes: done, read | done, did not read
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockCondition {
  static boolean done;

  public static void main(String[] args) throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Condition changed = lock.writeLock().newCondition();
    Thread other =
        new Thread(
            () -> {
              while (!lock.writeLock().tryLock()) {
                Thread.onSpinWait();
              }
              done = true;
              changed.signalAll();
              lock.writeLock().unlock();
            });
    other.start();
    lock.writeLock().lock();
    while (!done) {
      changed.awaitUninterruptibly();
    }
    lock.writeLock().unlock();
    boolean[] read = new boolean[1];
    Thread reader = new Thread(() -> read[0] = lock.readLock().tryLock());
    reader.start();
    lock.writeLock().tryLock();
    reader.join();
    System.out.println("done, " + (read[0] ? "read" : "did not read"));
  }
}

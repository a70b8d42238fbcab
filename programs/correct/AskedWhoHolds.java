// Whoever asks in a loop who has a lock goes on when somebody takes it.
// outcomes: done
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.BooleanSupplier;

public class AskedWhoHolds {

  private interface Task {
    void run() throws InterruptedException;
  }

  public static void main(String[] args) throws InterruptedException {
    holds(new ReentrantLock());
    readers(new ReentrantReadWriteLock());
    stamps(new StampedLock());
    System.out.print("done");
  }

  private static void holds(ReentrantLock lock) throws InterruptedException {
    CountDownLatch seen = new CountDownLatch(1);
    Thread holds =
        start(
            () -> {
              lock.lock();
              seen.await();
              lock.unlock();
            });
    until(lock::isLocked);
    seen.countDown();
    holds.join();
  }

  private static void readers(ReentrantReadWriteLock lock) throws InterruptedException {
    CountDownLatch seen = new CountDownLatch(1);
    Thread reads =
        start(
            () -> {
              lock.readLock().lock();
              seen.await();
              lock.readLock().unlock();
            });
    until(() -> lock.getReadLockCount() == 1);
    seen.countDown();
    reads.join();
  }

  private static void stamps(StampedLock lock) throws InterruptedException {
    CountDownLatch seen = new CountDownLatch(1);
    Thread reads =
        start(
            () -> {
              long stamp = lock.tryReadLock();
              seen.await();
              lock.unlockRead(stamp);
            });
    until(() -> lock.getReadLockCount() == 1);
    seen.countDown();
    reads.join();
  }

  private static void until(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  private static Thread start(Task task) {
    Thread thread =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    thread.start();
    return thread;
  }
}

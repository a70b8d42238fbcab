// A thread that waits for a lock can be interrupted only where it says so. It may have the lock all the same, if it
// was about to wait and found it free.
// outcomes: interrupted | locked | locked interrupted
import java.util.concurrent.locks.ReentrantLock;

public class LockInterrupted {
  static String outcome;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
              try {
                lock.lockInterruptibly();
                outcome = Thread.currentThread().isInterrupted() ? "locked interrupted" : "locked";
                lock.unlock();
              } catch (InterruptedException e) {
                if (Thread.currentThread().isInterrupted() || lock.isHeldByCurrentThread()) {
                  throw new AssertionError(e);
                }
                outcome = "interrupted";
              }
            });
    other.start();
    lock.lock();
    other.interrupt();
    lock.unlock();
    other.join();
    System.out.println(outcome);
  }
}

// A signal that comes before the wait is lost.
// covers: Condition
// finds: deadlock
// message: Thread-0 at LostSignal.java:19
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LostSignal {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              lock.lock();
              try {
                if (lock.getHoldCount() == 2) {
                  condition.await();
                }
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              } finally {
                lock.unlock();
                lock.unlock();
              }
            });
    other.start();
    lock.lock();
    condition.signalAll();
    lock.unlock();
    other.join();
  }
}

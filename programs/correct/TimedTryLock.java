// A timed attempt times out only while somebody else holds the lock.
// outcomes: had | had/gave up
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedTryLock {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    if (!lock.tryLock(1, TimeUnit.SECONDS)) {
      throw new AssertionError();
    }
    lock.unlock();
    boolean[] had = new boolean[1];
    Thread other =
        new Thread(
            () -> {
              try {
                had[0] = lock.tryLock(1, TimeUnit.MILLISECONDS);
                if (had[0]) {
                  lock.unlock();
                }
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    lock.lock();
    System.out.println("had");
    lock.unlock();
    other.join();
    if (!had[0]) {
      System.out.println("gave up");
    }
  }
}

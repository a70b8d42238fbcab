// A loop that tries until it succeeds waits for the owner.
// outcomes: 2
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class SpinOnTryLock {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread other =
        new Thread(
            () -> {
              while (!lock.tryLock()) {
                Thread.onSpinWait();
              }
              count++;
              lock.unlock();
            });
    other.start();
    while (!lock.tryLock(5, TimeUnit.MILLISECONDS)) {}
    count++;
    lock.unlock();
    other.join();
    System.out.println(count);
  }
}

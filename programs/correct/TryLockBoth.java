// An attempt fails while the other thread holds the lock and only then.
// outcomes: both | first | second
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBoth {
  static boolean first;
  static boolean second;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread other =
        new Thread(
            () -> {
              if (lock.tryLock()) {
                first = true;
                lock.unlock();
              }
            });
    other.start();
    if (lock.tryLock()) {
      second = true;
      lock.unlock();
    }
    other.join();
    System.out.println(first && second ? "both" : first ? "first" : "second");
  }
}

// Only the owner may unlock, as often as it has locked.
// finds: exception
// message: IllegalMonitorStateException
// outcomes: 2 | 2/unlocked
import java.util.concurrent.locks.ReentrantLock;

public class UnlockNotOwned {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    lock.lock();
    System.out.println(lock.getHoldCount());
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
              lock.unlock();
            });
    other.start();
    lock.unlock();
    lock.unlock();
    if (!lock.isLocked()) {
      System.out.println("unlocked");
    }
    other.join();
  }
}

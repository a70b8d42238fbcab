// library: com.google.common.util.concurrent.Striped
// checks: equal keys have the same lock
// outcomes: 2
import com.google.common.util.concurrent.Striped;
import java.util.concurrent.locks.Lock;

public class GuavaStriped {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Striped<Lock> locks = Striped.lock(2);
    Runnable task =
        () -> {
          Lock lock = locks.get("key");
          lock.lock();
          try {
            count++;
          } finally {
            lock.unlock();
          }
        };
    Thread other = new Thread(task);
    other.start();
    task.run();
    other.join();
    System.out.println(count);
  }
}

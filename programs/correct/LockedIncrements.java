// Two critical sections of two threads under a ReentrantLock: as many executions as with monitors.
// covers: ReentrantLock
// outcomes: 4
// executions(auto): 2
import java.util.concurrent.locks.ReentrantLock;

public class LockedIncrements {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Runnable twice =
        () -> {
          for (int i = 0; i < 2; i++) {
            lock.lock();
            try {
              count++;
            } finally {
              lock.unlock();
            }
          }
        };
    Thread a = new Thread(twice);
    Thread b = new Thread(twice);
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(count);
  }
}

// Two permits for three threads: never more than two inside.
// covers: Semaphore
// except: dfs
// outcomes: 2
// executions(auto): 12
// executions(optimal): 162
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphorePermits {
  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(2, true);
    AtomicInteger inside = new AtomicInteger();
    Runnable task =
        () -> {
          permits.acquireUninterruptibly();
          if (inside.incrementAndGet() > 2) {
            throw new AssertionError("three inside");
          }
          inside.decrementAndGet();
          permits.release();
        };
    Thread[] threads = {new Thread(task), new Thread(task), new Thread(task)};
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(permits.availablePermits());
  }
}

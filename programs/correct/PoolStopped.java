// A task that waits is interrupted when the pool is stopped, if it is not over by then.
// outcomes: 0 slept never | 1 interrupted | 1 slept
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolStopped {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    StringBuffer seen = new StringBuffer();
    pool.execute(
        () -> {
          try {
            Thread.sleep(1000);
            seen.append(" slept");
          } catch (InterruptedException e) {
            seen.append(" interrupted");
          }
        });
    pool.execute(() -> seen.append(" never"));
    int left = pool.shutdownNow().size();
    while (!pool.isTerminated()) {
      Thread.onSpinWait();
    }
    System.out.println(left + seen.toString());
  }
}

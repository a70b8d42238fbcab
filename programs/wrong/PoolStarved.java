// The only thread of a pool waits for a task that nobody is left to run.
// covers: ThreadPoolExecutor
// finds: deadlock
// outcomes:
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolStarved {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    System.out.println(pool.submit(() -> pool.submit(() -> 1).get()).get());
    pool.shutdown();
  }
}

// The tasks of a pool of one thread run one after the other.
// covers: ThreadPoolExecutor
// outcomes: 2
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolOfOne {
  static int count;

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(() -> count++);
    pool.submit(() -> count++).get();
    pool.shutdown();
    System.out.println(count);
  }
}

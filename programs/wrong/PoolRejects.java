// A pool that has been shut down accepts no tasks.
// finds: exception
// message: RejectedExecutionException
// message: rejected from java.util.concurrent.ThreadPoolExecutor@
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolRejects {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.shutdown();
    pool.execute(() -> {});
  }
}

// The pool's thread waits for tasks for ever, so Java would never exit.
// finds: deadlock
// message: the pool ThreadPoolExecutor#1 has not been shut down
// outcomes: 5
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNeverShutDown {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    System.out.println(pool.submit(() -> 5).get());
  }
}

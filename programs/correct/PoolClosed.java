// A pool is closed: all its tasks have run.
// covers: Executors
// outcomes: 2
// except: dfs
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolClosed {
  public static void main(String[] args) {
    AtomicInteger count = new AtomicInteger();
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      pool.execute(count::incrementAndGet);
      pool.execute(count::incrementAndGet);
    }
    System.out.println(count);
  }
}

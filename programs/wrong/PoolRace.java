// The tasks of a pool of two threads write to the same variable.
// covers: Executors
// finds: race
// except: dfs
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolRace {
  static int count;

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> count++);
    pool.execute(() -> count++);
    pool.shutdown();
  }
}

// Time runs out only where nobody can move otherwise: then waits that are long enough never fail.
// covers: late timeouts
// timeouts: late
// outcomes: 3
// except: dfs
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class WaitsLongEnough {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> one = pool.submit(() -> 1);
    Future<Integer> two = pool.submit(() -> 2);
    System.out.println(one.get(10, TimeUnit.SECONDS) + two.get(10, TimeUnit.SECONDS));
    pool.shutdown();
    if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
      throw new AssertionError("the pool does not end");
    }
  }
}

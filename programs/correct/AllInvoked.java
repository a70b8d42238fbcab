// All tasks are done when invokeAll returns, and what they did is seen.
// covers: ExecutorService.invokeAll
// outcomes: 7
// except: dfs
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class AllInvoked {
  static int written;

  public static void main(String[] args) throws Exception {
    try (var pool = Executors.newFixedThreadPool(2)) {
      int sum = 0;
      for (Future<Integer> done :
          pool.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2, () -> written = 4))) {
        sum += done.get();
      }
      System.out.println(sum - 4 + written);
    }
  }
}

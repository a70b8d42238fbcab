// The tasks of one call run at the same time.
// covers: ExecutorService.invokeAll
// finds: race
// except: dfs
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

public class AllInvokedAtOnce {
  static int count;

  public static void main(String[] args) throws Exception {
    try (var pool = Executors.newFixedThreadPool(2)) {
      pool.invokeAll(List.<Callable<Integer>>of(() -> count++, () -> count++));
    }
  }
}

// The first good result is that of one task or of the other, and no task is left behind.
// covers: ExecutorService.invokeAny
// outcomes: 1|2
// except: dfs
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

public class FirstOfTwo {
  public static void main(String[] args) throws Exception {
    try (var pool = Executors.newFixedThreadPool(2)) {
      System.out.println(pool.invokeAny(List.<Callable<Integer>>of(() -> 1, () -> 2)));
    }
  }
}

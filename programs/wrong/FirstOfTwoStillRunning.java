// When the first good result is there, the other task may still be under way.
// covers: ExecutorService.invokeAny
// finds: race
// except: dfs
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

public class FirstOfTwoStillRunning {
  static int written;

  public static void main(String[] args) throws Exception {
    try (var pool = Executors.newFixedThreadPool(2)) {
      pool.invokeAny(List.<Callable<Integer>>of(() -> 1, () -> written = 2));
      System.out.println(written > 2);
    }
  }
}

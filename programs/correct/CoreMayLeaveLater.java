// A pool whose core shrinks, or may leave from now on, comes to its end by itself, also if its thread waits already.
// outcomes: done done
// except: dfs
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class CoreMayLeaveLater {
  static ThreadPoolExecutor pool() {
    return new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
  }

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor leaves = pool();
    System.out.print(leaves.submit(() -> "done ").get());
    leaves.allowCoreThreadTimeOut(true);
    ThreadPoolExecutor shrinks = pool();
    System.out.println(shrinks.submit(() -> "done").get());
    shrinks.setCorePoolSize(0);
  }
}

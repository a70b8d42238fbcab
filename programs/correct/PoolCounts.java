// A task that fails is completed too, sooner or later; the thread that takes the place of its own seems to have one.
// covers: ThreadPoolExecutor.getActiveCount and the like
// outcomes: 0 0 then 1 | 0 1 then 1 | 1 0 then 1 | 1 1 then 1 | 2 1 then 1
// except: dfs
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolCounts {
  static void fail() {
    throw new IllegalStateException();
  }

  static Thread quiet(Runnable task) {
    Thread thread = new Thread(task);
    thread.setUncaughtExceptionHandler((t, thrown) -> {});
    return thread;
  }

  public static void main(String[] args) {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), PoolCounts::quiet);
    pool.execute(PoolCounts::fail);
    System.out.print(pool.getTaskCount() + " " + pool.getCompletedTaskCount());
    pool.close();
    System.out.println(" then " + pool.getCompletedTaskCount());
  }
}

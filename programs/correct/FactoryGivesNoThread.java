// A task for which there is no thread waits in the queue, and another thread is asked for.
// outcomes: done by the second, in the queue: 1
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class FactoryGivesNoThread {
  static int asked;

  static Thread second(Runnable task) {
    return ++asked == 2 ? new Thread(task) : null;
  }

  static ThreadPoolExecutor pool(java.util.concurrent.ThreadFactory factory) {
    return new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
  }

  public static void main(String[] args) {
    try (ThreadPoolExecutor pool = pool(FactoryGivesNoThread::second)) {
      pool.execute(() -> System.out.print("done by the second"));
    }
    ThreadPoolExecutor pool = pool(task -> null);
    pool.execute(() -> System.out.print("never"));
    System.out.println(", in the queue: " + pool.shutdownNow().size());
  }
}

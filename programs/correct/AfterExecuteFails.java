// What is called after a task is called again if it fails itself.
// outcomes: after null, after again, uncaught again
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class AfterExecuteFails extends ThreadPoolExecutor {
  static final Queue<String> LOG = new ConcurrentLinkedQueue<>();

  AfterExecuteFails() {
    super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
  }

  @Override
  protected void afterExecute(Runnable task, Throwable thrown) {
    LOG.add("after " + (thrown == null ? null : thrown.getMessage()));
    if (thrown == null) {
      throw new IllegalStateException("again");
    }
  }

  public static void main(String[] args) throws Exception {
    Thread[] threads = new Thread[1];
    AfterExecuteFails pool = new AfterExecuteFails();
    pool.setThreadFactory(
        task -> {
          Thread thread = new Thread(task);
          thread.setUncaughtExceptionHandler((t, thrown) -> LOG.add("uncaught " + thrown.getMessage()));
          threads[0] = threads[0] == null ? thread : threads[0];
          return thread;
        });
    pool.execute(() -> {});
    pool.close();
    threads[0].join();
    System.out.println(String.join(", ", LOG));
  }
}

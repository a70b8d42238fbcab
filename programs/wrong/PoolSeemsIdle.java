// A task that has been taken but not begun is neither in the queue nor active: the pool seems to have done it.
// covers: ThreadPoolExecutor.getActiveCount and the like
// finds: assertion
// message: not done
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

public class PoolSeemsIdle {
  public static void main(String[] args) {
    AtomicBoolean done = new AtomicBoolean();
    try (ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>())) {
      pool.execute(() -> done.set(true));
      if (pool.getQueue().isEmpty() && pool.getActiveCount() == 0 && !done.get()) {
        throw new AssertionError("not done");
      }
    }
  }
}

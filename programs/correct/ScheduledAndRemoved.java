// A task that is cancelled leaves the queue of its pool in one step, whoever else comes for it.
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledAndRemoved {
  public static void main(String[] args) {
    try (var pool = new ScheduledThreadPoolExecutor(1)) {
      var task = pool.schedule(() -> {}, 1, TimeUnit.DAYS);
      pool.setRemoveOnCancelPolicy(true);
      task.cancel(false);
    }
  }
}

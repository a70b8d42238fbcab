// A task that was cancelled before its time is not run, or was run to its end: the pool knows.
// covers: ScheduledFuture.cancel
// outcomes: 0|1
// except: dfs
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class CancelledInTime {
  static int written;

  public static void main(String[] args) {
    try (var pool = Executors.newScheduledThreadPool(1)) {
      ScheduledFuture<?> task = pool.schedule(() -> written = 1, 1, TimeUnit.SECONDS);
      task.cancel(false);
    }
    System.out.println(written);
  }
}

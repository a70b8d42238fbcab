// Who cancels a task does not wait for a run that is under way.
// covers: ScheduledFuture.cancel
// finds: race
// except: dfs
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class CancelledWhileRunning {
  static int written;

  public static void main(String[] args) {
    try (var pool = Executors.newScheduledThreadPool(1)) {
      ScheduledFuture<?> task = pool.schedule(() -> written = 1, 1, TimeUnit.SECONDS);
      task.cancel(false);
      System.out.println(written);
    }
  }
}

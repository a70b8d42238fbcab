// What is handed over first and is due first is run first, as late as the thread may be.
// covers: order of scheduled tasks
// outcomes: ready
// except: dfs
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ScheduledReady {
  static boolean ready;

  public static void main(String[] args) {
    try (var pool = Executors.newSingleThreadScheduledExecutor()) {
      pool.schedule(() -> ready = true, 1, TimeUnit.SECONDS);
      pool.schedule(() -> System.out.println(ready ? "ready" : "not ready"), 2, TimeUnit.SECONDS);
    }
  }
}

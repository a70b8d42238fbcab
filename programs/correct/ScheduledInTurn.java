// A thread of a scheduled pool runs tasks in the order of their times.
// covers: ScheduledThreadPoolExecutor
// outcomes: first/second
// except: dfs
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ScheduledInTurn {
  public static void main(String[] args) {
    try (var pool = Executors.newScheduledThreadPool(1)) {
      pool.schedule(() -> System.out.println("first"), 1, TimeUnit.SECONDS);
      pool.schedule(() -> System.out.println("second"), 2, TimeUnit.SECONDS);
    }
  }
}

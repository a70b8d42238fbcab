// The result of a scheduled task is there when it has run.
// covers: ScheduledThreadPoolExecutor
// outcomes: 1
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledOnce {
  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().factory());
    System.out.println(pool.schedule(() -> 1, 1, TimeUnit.SECONDS).get());
  }
}

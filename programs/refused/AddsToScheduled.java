// A task that gets into the queue of a scheduled pool and not by way of the pool.
// covers: adding to the queue of a scheduled pool
// refuses: adding to the queue of a scheduled pool is not supported yet (at AddsToScheduled.java:9 in AddsToScheduled.main)
import java.util.concurrent.ScheduledThreadPoolExecutor;

public class AddsToScheduled {
  public static void main(String[] args) {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    pool.getQueue().add(() -> { });
  }
}

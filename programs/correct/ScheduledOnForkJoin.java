// A fork-join pool that does something later, by the name of what it is since Java 25.
// outcomes: later
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledOnForkJoin {
  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = ForkJoinPool.commonPool();
    pool.schedule(() -> System.out.print("later"), 1, TimeUnit.SECONDS).get();
  }
}

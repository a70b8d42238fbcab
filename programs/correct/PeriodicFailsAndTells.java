// The exception that ends a periodic task is the result of its future.
// covers: exceptions in periodic tasks
// outcomes: ended by the 2nd run
// except: dfs
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PeriodicFailsAndTells {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger runs = new AtomicInteger();
    try (var pool = Executors.newScheduledThreadPool(1)) {
      ScheduledFuture<?> beat =
          pool.scheduleWithFixedDelay(
              () -> {
                if (runs.incrementAndGet() == 2) {
                  throw new IllegalStateException("ended by the 2nd run");
                }
              },
              0,
              1,
              TimeUnit.SECONDS);
      beat.get();
    } catch (ExecutionException e) {
      System.out.println(e.getCause().getMessage());
    }
  }
}

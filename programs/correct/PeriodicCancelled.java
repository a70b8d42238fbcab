// A periodic task is run until it is cancelled, however often that is.
// covers: periodic tasks
// outcomes: twice
// except: dfs
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class PeriodicCancelled {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(2);
    try (var pool = Executors.newScheduledThreadPool(1)) {
      ScheduledFuture<?> beat =
          pool.scheduleAtFixedRate(latch::countDown, 1, 1, TimeUnit.SECONDS);
      latch.await();
      System.out.println("twice");
      beat.cancel(false);
    }
  }
}

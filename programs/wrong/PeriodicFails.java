// An exception ends a periodic task, and nobody is told.
// covers: exceptions in periodic tasks
// finds: deadlock
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PeriodicFails {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger runs = new AtomicInteger();
    CountDownLatch latch = new CountDownLatch(2);
    try (var pool = Executors.newScheduledThreadPool(1)) {
      pool.scheduleWithFixedDelay(
          () -> {
            if (runs.incrementAndGet() == 1) {
              throw new IllegalStateException("a passing failure");
            }
            latch.countDown();
          },
          0,
          1,
          TimeUnit.SECONDS);
      latch.await();
    }
  }
}

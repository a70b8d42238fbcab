// library: com.google.common.util.concurrent.RateLimiter
// checks: of two threads that try at once, one gets the permit
// outcomes: 1
import com.google.common.util.concurrent.RateLimiter;
import java.util.concurrent.atomic.AtomicInteger;

public class GuavaRateLimiter {
  public static void main(String[] args) throws InterruptedException {
    RateLimiter limiter = RateLimiter.create(0.000001);
    AtomicInteger granted = new AtomicInteger();
    Runnable task =
        () -> {
          if (limiter.tryAcquire()) {
            granted.incrementAndGet();
          }
        };
    Thread other = new Thread(task);
    other.start();
    task.run();
    other.join();
    System.out.println(granted);
  }
}

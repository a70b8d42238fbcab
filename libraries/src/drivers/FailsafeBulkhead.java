// library: dev.failsafe.Bulkhead
// checks: a bulkhead of one lets one thread in at a time
// outcomes: 1 | 2
import dev.failsafe.Bulkhead;
import java.util.concurrent.atomic.AtomicInteger;

public class FailsafeBulkhead {
  static final AtomicInteger inside = new AtomicInteger();
  static final AtomicInteger entered = new AtomicInteger();

  static void enter(Bulkhead<Object> bulkhead) {
    if (bulkhead.tryAcquirePermit()) {
      if (inside.incrementAndGet() != 1) {
        throw new AssertionError("two inside");
      }
      entered.incrementAndGet();
      inside.decrementAndGet();
      bulkhead.releasePermit();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Bulkhead<Object> bulkhead = Bulkhead.of(1);
    Thread other = new Thread(() -> enter(bulkhead));
    other.start();
    enter(bulkhead);
    other.join();
    System.out.println(entered);
  }
}

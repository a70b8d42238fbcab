// library: com.google.common.base.Suppliers
// checks: the supplier is asked once, and both threads get what it gave
// outcomes: 1 true
import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.concurrent.atomic.AtomicInteger;

public class GuavaMemoize {
  static volatile Object seen;

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger calls = new AtomicInteger();
    Supplier<Object> supplier =
        Suppliers.memoize(
            () -> {
              calls.incrementAndGet();
              return new Object();
            });
    Thread other = new Thread(() -> seen = supplier.get());
    other.start();
    Object own = supplier.get();
    other.join();
    System.out.println(calls + " " + (own == seen));
  }
}

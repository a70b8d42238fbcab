// library: org.apache.commons.lang3.concurrent.LazyInitializer
// checks: the object is made once, and both threads get it
// outcomes: 1 true
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.ConcurrentException;
import org.apache.commons.lang3.concurrent.LazyInitializer;

public class CommonsLazy {
  static final AtomicInteger MADE = new AtomicInteger();
  static volatile Object seen;

  static Object get(LazyInitializer<Object> lazy) {
    try {
      return lazy.get();
    } catch (ConcurrentException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LazyInitializer<Object> lazy =
        new LazyInitializer<>() {
          @Override
          protected Object initialize() {
            MADE.incrementAndGet();
            return new Object();
          }
        };
    Thread other = new Thread(() -> seen = get(lazy));
    other.start();
    Object own = get(lazy);
    other.join();
    System.out.println(MADE + " " + (own == seen));
  }
}

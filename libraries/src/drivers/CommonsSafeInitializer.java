// library: org.apache.commons.lang3.concurrent.AtomicSafeInitializer
// checks: the object is made once without a lock, and both threads get it
// outcomes: true 1
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.AtomicSafeInitializer;
import org.apache.commons.lang3.concurrent.ConcurrentException;

public class CommonsSafeInitializer {
  static final AtomicInteger made = new AtomicInteger();

  static final class Once extends AtomicSafeInitializer<Object> {
    @Override
    protected Object initialize() {
      made.incrementAndGet();
      return new Object();
    }

    Object value() {
      try {
        return get();
      } catch (ConcurrentException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Once once = new Once();
    Object[] got = new Object[1];
    Thread other = new Thread(() -> got[0] = once.value());
    other.start();
    Object mine = once.value();
    other.join();
    System.out.println((mine == got[0]) + " " + made);
  }
}

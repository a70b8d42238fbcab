// Compare-and-set retry loops lose nothing.
// outcomes: 4
import java.util.concurrent.atomic.AtomicInteger;

public class CasRetry {
  static final AtomicInteger VALUE = new AtomicInteger();

  static void add(int n) {
    while (true) {
      int old = VALUE.get();
      if (VALUE.compareAndSet(old, old + n)) {
        return;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> add(1));
    other.start();
    add(3);
    other.join();
    System.out.println(VALUE);
  }
}

// A lock that looks before it tries.
// outcomes: 2
import java.util.concurrent.atomic.AtomicBoolean;

public class TestTestAndSetLock {
  static final AtomicBoolean HELD = new AtomicBoolean();
  static int count;

  static void increment() {
    do {
      while (HELD.get()) {
        Thread.onSpinWait();
      }
    } while (!HELD.compareAndSet(false, true));
    count++;
    HELD.set(false);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(TestTestAndSetLock::increment);
    other.start();
    increment();
    other.join();
    System.out.println(count);
  }
}

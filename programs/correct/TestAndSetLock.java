// A lock made of getAndSet.
// outcomes: 2
import java.util.concurrent.atomic.AtomicBoolean;

public class TestAndSetLock {
  static final AtomicBoolean HELD = new AtomicBoolean();
  static int count;

  static void increment() {
    while (HELD.getAndSet(true)) {
      Thread.onSpinWait();
    }
    count++;
    HELD.set(false);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(TestAndSetLock::increment);
    other.start();
    increment();
    other.join();
    System.out.println(count);
  }
}

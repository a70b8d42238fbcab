// A lock that is taken with acquire and given back with release keeps threads apart.
// outcomes: 2
import java.util.concurrent.atomic.AtomicBoolean;

public class WeakerUpdates {
  static final AtomicBoolean held = new AtomicBoolean();
  static int counter;

  static void increment() {
    while (!held.weakCompareAndSetAcquire(false, true)) {
      Thread.onSpinWait();
    }
    counter++;
    held.setRelease(false);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(WeakerUpdates::increment);
    other.start();
    increment();
    other.join();
    System.out.print(counter);
  }
}

// Several permits at once, attempts, time limits and draining.
// outcomes: false 3 | true 1
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class SemaphoreVariants {
  static boolean had;

  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(-1);
    if (permits.tryAcquire() || permits.tryAcquire(1, TimeUnit.SECONDS)) {
      throw new AssertionError();
    }
    permits.release(3);
    if (permits.drainPermits() != 2 || permits.availablePermits() != 0 || !permits.tryAcquire(0)) {
      throw new AssertionError();
    }
    Thread other =
        new Thread(
            () -> {
              try {
                had = permits.tryAcquire(2, 1, TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    permits.release();
    permits.release(2);
    other.join();
    System.out.println(had + " " + permits.availablePermits());
  }
}

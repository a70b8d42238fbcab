// A latch that nobody counts down to zero.
// finds: deadlock
// message: deadlock: main at LatchTooLarge.java:14
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTooLarge {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(2);
    new Thread(latch::countDown).start();
    if (latch.await(1, TimeUnit.SECONDS)) {
      throw new AssertionError();
    }
    latch.await();
  }
}

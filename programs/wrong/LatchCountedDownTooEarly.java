// The count says done before it is done.
// covers: CountDownLatch
// finds: race
import java.util.concurrent.CountDownLatch;

public class LatchCountedDownTooEarly {
  static int result;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(
            () -> {
              latch.countDown();
              result = 1;
            })
        .start();
    latch.await();
    System.out.println(result);
  }
}

// Whether the interrupt or the last count comes first decides how the wait ends.
// outcomes: interrupted | passed
// executions(auto): 5
import java.util.concurrent.CountDownLatch;

public class LatchInterrupted {
  static String outcome;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread waiter =
        new Thread(
            () -> {
              try {
                latch.await();
                outcome = "passed";
              } catch (InterruptedException e) {
                outcome = "interrupted";
              }
            });
    waiter.start();
    Thread interrupter = new Thread(waiter::interrupt);
    interrupter.start();
    latch.countDown();
    waiter.join();
    System.out.println(outcome);
  }
}

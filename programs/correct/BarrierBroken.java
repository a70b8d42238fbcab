// A thread that gives up, or a reset, breaks the barrier for those who wait; it then serves again.
// outcomes: broken false
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class BarrierBroken {
  static String outcome;

  public static void main(String[] args) throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(3);
    Thread waiter =
        new Thread(
            () -> {
              try {
                barrier.await();
                throw new AssertionError("alone");
              } catch (InterruptedException e) {
                outcome = "never waited";
              } catch (BrokenBarrierException e) {
                outcome = "broken";
              }
            });
    waiter.start();
    try {
      barrier.await(1, TimeUnit.SECONDS);
      throw new AssertionError("two are not three");
    } catch (TimeoutException e) {
      if (!barrier.isBroken()) {
        throw new AssertionError(e);
      }
    }
    waiter.join();
    barrier.reset();
    System.out.println(outcome + " " + barrier.isBroken());
  }
}

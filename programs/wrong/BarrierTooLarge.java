// One thread too few for the barrier.
// covers: CyclicBarrier
// finds: deadlock
// message: deadlock: main at BarrierTooLarge.java:20, Thread-0 at BarrierTooLarge.java:14
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierTooLarge {
  public static void main(String[] args) throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(3);
    new Thread(
            () -> {
              try {
                barrier.await();
              } catch (InterruptedException | BrokenBarrierException e) {
                throw new AssertionError(e);
              }
            })
        .start();
    barrier.await();
  }
}

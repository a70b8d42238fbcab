// An action that fails breaks the barrier for all; its exception reaches the last to arrive.
// finds: exception
// message: ArithmeticException
// outcomes: broken/true
// executions(auto): 2
// executions(optimal): 2
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierActionFails {
  public static void main(String[] args) throws InterruptedException {
    int zero = args.length;
    CyclicBarrier barrier = new CyclicBarrier(2, () -> System.out.println(1 / zero));
    Runnable task =
        () -> {
          try {
            barrier.await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          } catch (BrokenBarrierException e) {
            System.out.println("broken");
          }
        };
    Thread a = new Thread(task);
    Thread b = new Thread(task);
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(barrier.isBroken());
  }
}

// While a barrier's action runs nobody gives up any more: either all go on, or none.
// outcomes: broken timeout | interrupted broken | passed passed | timeout broken
// except: dfs
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class AllOrNonePassBarrier {
  static volatile int acted;

  static final CyclicBarrier barrier =
      new CyclicBarrier(
          2,
          () -> {
            acted = 1;
            acted = 2;
          });

  static class Party extends Thread {
    String outcome;

    @Override
    public void run() {
      try {
        barrier.await(1, TimeUnit.SECONDS);
        outcome = acted == 2 ? "passed" : "passed too early";
      } catch (BrokenBarrierException e) {
        outcome = "broken";
      } catch (TimeoutException e) {
        outcome = "timeout";
      } catch (InterruptedException e) {
        outcome = "interrupted";
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Party one = new Party();
    Party two = new Party();
    one.start();
    two.start();
    one.interrupt();
    one.join();
    two.join();
    System.out.println(one.outcome + " " + two.outcome);
  }
}

// A pool that is stopped interrupts its task, which ends.
// covers: stopping a ForkJoinPool
// outcomes: interrupted SUCCESS
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

public class ForkInterrupted {
  static String sleep(CountDownLatch begun) {
    begun.countDown();
    try {
      new CountDownLatch(1).await();
      return "woken";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }

  public static void main(String[] args) throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    Future<String> sleeper;
    try (ForkJoinPool pool = new ForkJoinPool(1)) {
      sleeper = pool.submit(() -> sleep(begun));
      begun.await();
      pool.shutdownNow();
    }
    System.out.println(sleeper.get() + " " + sleeper.state());
  }
}

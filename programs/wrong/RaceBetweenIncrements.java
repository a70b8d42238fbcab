// An increment does not order what comes after it behind another thread's increment.
// finds: race
// message: data race on RaceBetweenIncrements.data
// outcomes: 0 | 1
import java.util.concurrent.atomic.AtomicInteger;

public class RaceBetweenIncrements {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Thread writer =
        new Thread(
            () -> {
              data = 1;
              counter.incrementAndGet();
            });
    writer.start();
    counter.incrementAndGet();
    System.out.println(data);
    writer.join();
  }
}

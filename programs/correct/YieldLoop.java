// A yield loop on an atomic.
// outcomes: 2
import java.util.concurrent.atomic.AtomicInteger;

public class YieldLoop {
  public static void main(String[] args) {
    AtomicInteger turns = new AtomicInteger();
    new Thread(
            () -> {
              turns.incrementAndGet();
              turns.incrementAndGet();
            })
        .start();
    while (turns.get() < 2) {
      Thread.yield();
    }
    System.out.println(turns);
  }
}

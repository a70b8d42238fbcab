// Increments whose results nobody looks at commute: one execution, whatever their order.
// outcomes: 16
// executions(optimal): 1
// executions(dpor): 1
// except: dfs
// executions(auto): 1
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class UnusedResults {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    LongAdder adder = new LongAdder();
    Thread[] threads = new Thread[8];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                counter.incrementAndGet();
                adder.increment();
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(counter.get() + adder.sum());
  }
}

// An interrupt comes before the element, and yet the element may be taken: by a thread that had looked for interrupts
// and not begun to wait. A deque looks for interrupts only when it begins to wait.
// outcomes: interrupted, interrupted | interrupted, took 1 | took 1, interrupted | took 1, took 1
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueInterruptedOrNot {
  static String handOver(BlockingQueue<Integer> queue) throws InterruptedException {
    String[] outcome = {null};
    Thread taker =
        new Thread(
            () -> {
              try {
                outcome[0] = "took " + queue.take();
              } catch (InterruptedException e) {
                outcome[0] = "interrupted";
              }
            });
    taker.start();
    taker.interrupt();
    queue.put(1);
    taker.join();
    return outcome[0];
  }

  public static void main(String[] args) throws InterruptedException {
    String queue = handOver(new LinkedBlockingQueue<>());
    System.out.println(queue + ", " + handOver(new LinkedBlockingDeque<>()));
  }
}

// What is put into a bounded queue comes out in order; to put and to take are one step each.
// covers: LinkedBlockingQueue
// outcomes: 012
// executions(optimal): 1
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueHandsOver {
  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    Thread producer =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 3; i++) {
                  queue.put(i);
                }
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    producer.start();
    System.out.println("" + queue.take() + queue.take() + queue.take());
  }
}

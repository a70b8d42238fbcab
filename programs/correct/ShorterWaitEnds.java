// Where nobody can move, time runs out first for whoever waits for less of it.
// timeouts: late
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class ShorterWaitEnds {
  static final BlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();
  static volatile boolean running = true;
  static int sum;

  public static void main(String[] args) throws InterruptedException {
    Thread consumer = new Thread(ShorterWaitEnds::consume);
    consumer.start();
    QUEUE.put(1);
    QUEUE.put(2);
    running = false;
    consumer.join(5000);
    if (consumer.isAlive() || sum != 3) {
      throw new AssertionError(sum);
    }
  }

  static void consume() {
    try {
      while (running || !QUEUE.isEmpty()) {
        Integer item = QUEUE.poll(100, TimeUnit.MILLISECONDS);
        sum += item == null ? 0 : item;
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}

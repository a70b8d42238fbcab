// A timed poll may come too early, or find what was offered.
// outcomes: null | 1
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class QueueTimeout {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    new Thread(() -> queue.offer(1)).start();
    System.out.println(queue.poll(1, TimeUnit.SECONDS));
  }
}

// A queue is counted element by element: one that was taken and another that came later both count.
// covers: sizes and copies of concurrent queues
// finds: assertion
// message: never
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueCountedTwice {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    queue.add(1);
    Thread other =
        new Thread(
            () -> {
              queue.poll();
              queue.add(2);
            });
    other.start();
    assert queue.size() < 2 : "there were never two";
    other.join();
  }
}

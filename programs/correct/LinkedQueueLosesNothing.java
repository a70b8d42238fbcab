// Two threads add, and both elements are there.
// covers: ConcurrentLinkedQueue
// outcomes: 2
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinkedQueueLosesNothing {
  static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

  static void other() throws Exception {
    QUEUE.add(1);
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    QUEUE.add(2);
    other.join();
    System.out.println(QUEUE.size());
  }
}

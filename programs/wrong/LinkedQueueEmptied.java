// To see that there is an element and to take it are two steps.
// covers: ConcurrentLinkedQueue
// finds: exception
// message: NoSuchElementException
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinkedQueueEmptied {
  static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

  static void other() throws Exception {
    QUEUE.poll();
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
    QUEUE.add(1);
    if (!QUEUE.isEmpty()) {
      QUEUE.remove();
    }
    other.join();
  }
}

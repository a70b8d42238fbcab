// One element, two takers, and the second waits for ever.
// covers: LinkedBlockingQueue
// finds: deadlock
// message: deadlock
import java.util.concurrent.LinkedBlockingQueue;

public class QueueTakenTwice {
  static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();

  static void other() throws Exception {
    QUEUE.take();
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
    QUEUE.put(1);
    if (!QUEUE.isEmpty()) {
      QUEUE.take();
    }
    other.join();
  }
}

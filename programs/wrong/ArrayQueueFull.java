// Two threads put two elements each into a queue for three.
// covers: ArrayBlockingQueue
// finds: deadlock
// message: deadlock
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueFull {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(3);

  static void other() throws Exception {
    QUEUE.put(1);
    QUEUE.put(2);
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
    QUEUE.put(3);
    QUEUE.put(4);
    other.join();
  }
}

// A bounded queue gives elements in the order in which they were put.
// covers: ArrayBlockingQueue
// outcomes: 123
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueInOrder {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  static void other() throws Exception {
    QUEUE.put(1);
    QUEUE.put(2);
    QUEUE.put(3);
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
    System.out.println("" + QUEUE.take() + QUEUE.take() + QUEUE.take());
    other.join();
  }
}

// The smallest element comes first, whoever put it.
// covers: PriorityBlockingQueue
// outcomes: 1 2 3
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityQueueInOrder {
  static final PriorityBlockingQueue<Integer> QUEUE = new PriorityBlockingQueue<>();

  static void other() throws Exception {
    QUEUE.put(1);
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
    QUEUE.put(2);
    other.join();
    System.out.println(QUEUE.take() + " " + QUEUE.take() + " " + QUEUE.take());
  }
}

// What has been put first need not be the smallest.
// covers: PriorityBlockingQueue
// finds: assertion
// message: not the smallest
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityOfArrival {
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
    QUEUE.put(2);
    int first = QUEUE.take();
    assert first == 1 : "not the smallest";
    other.join();
  }
}

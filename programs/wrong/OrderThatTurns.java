// The order of a queue depends on a variable that another thread changes while it is compared by.
// finds: assertion
// message: 2
// except: dfs, dpor
import java.util.concurrent.PriorityBlockingQueue;

public class OrderThatTurns {
  static volatile boolean turned;
  static final PriorityBlockingQueue<Integer> QUEUE =
      new PriorityBlockingQueue<>(2, (one, other) -> turned ? other - one : one - other);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> turned = true);
    other.start();
    QUEUE.put(1);
    QUEUE.put(2);
    int first = QUEUE.take();
    assert first == 1 : first;
    other.join();
  }
}

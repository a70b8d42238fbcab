// The last element of a deque is seen at both ends; only one can take it.
// covers: LinkedBlockingDeque
// finds: exception
// message: NoSuchElementException
import java.util.concurrent.LinkedBlockingDeque;

public class DequeEndsMeet {
  static final LinkedBlockingDeque<Integer> DEQUE = new LinkedBlockingDeque<>();

  static void other() throws Exception {
    DEQUE.pollFirst();
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
    DEQUE.putLast(1);
    if (DEQUE.peekLast() != null) {
      DEQUE.removeLast();
    }
    other.join();
  }
}

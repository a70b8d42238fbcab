// The owner and a thief take the last element.
// covers: ConcurrentLinkedDeque
// finds: exception
// message: NoSuchElementException
import java.util.concurrent.ConcurrentLinkedDeque;

public class LinkedDequeStolen {
  static final ConcurrentLinkedDeque<Integer> DEQUE = new ConcurrentLinkedDeque<>();

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
    DEQUE.addLast(1);
    if (DEQUE.size() > 0) {
      DEQUE.removeLast();
    }
    other.join();
  }
}

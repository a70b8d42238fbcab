// One adds in front, the other behind.
// covers: ConcurrentLinkedDeque
// outcomes: [1, 2]
import java.util.concurrent.ConcurrentLinkedDeque;

public class LinkedDequeBothEnds {
  static final ConcurrentLinkedDeque<Integer> DEQUE = new ConcurrentLinkedDeque<>();

  static void other() throws Exception {
    DEQUE.addFirst(1);
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
    DEQUE.addLast(2);
    other.join();
    System.out.println(DEQUE);
  }
}

// Two threads take from the two ends of a deque: each gets another element.
// covers: LinkedBlockingDeque
// outcomes: 3
import java.util.concurrent.LinkedBlockingDeque;

public class DequeEnds {
  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    int[] last = new int[1];
    Thread other =
        new Thread(
            () -> {
              try {
                last[0] = deque.takeLast();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    deque.putFirst(1);
    deque.putLast(2);
    int first = deque.takeFirst();
    other.join();
    System.out.println(first + last[0]);
  }
}

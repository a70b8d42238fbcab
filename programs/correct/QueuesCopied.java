// A linked queue is copied element by element, one that locks in one go.
// covers: sizes and copies of concurrent queues
// outcomes: [1, 2] [1] | [1, 2] [2] | [1, 2] [] | [1] [1] | [1] [2] | [1] [] | [2] [1] | [2] [2] | [2] [] | [] [1] | [] [2] | [] []
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueuesCopied {
  public static void main(String[] args) throws InterruptedException {
    Queue<Integer> linked = new ConcurrentLinkedQueue<>(List.of(1));
    Queue<Integer> locking = new LinkedBlockingQueue<>(List.of(1));
    Thread other =
        new Thread(
            () -> {
              linked.poll();
              linked.add(2);
              locking.poll();
              locking.add(2);
            });
    other.start();
    List<Integer> copy = List.copyOf(linked);
    List<Integer> inOneGo = List.copyOf(locking);
    other.join();
    System.out.println(copy + " " + inOneGo);
  }
}

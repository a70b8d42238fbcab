// Who takes from a queue that is empty waits on the queue itself; a view of it locks nobody out.
// covers: monitors of collections and of their views
// outcomes: 1
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Queue;

public class QueueUnderItsMonitor {
  static final Queue<Integer> QUEUE = new ArrayDeque<>();
  static final Collection<Integer> VIEW = Collections.unmodifiableCollection(QUEUE);

  static void put(int element) {
    synchronized (QUEUE) {
      QUEUE.add(element);
      QUEUE.notifyAll();
    }
  }

  static int take() throws InterruptedException {
    synchronized (QUEUE) {
      while (QUEUE.isEmpty()) {
        QUEUE.wait();
      }
      return QUEUE.remove();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> put(1));
    synchronized (VIEW) {
      other.start();
      System.out.println(take());
    }
    other.join();
  }
}

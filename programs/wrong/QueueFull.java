// There is room for one element, and nobody takes it.
// finds: deadlock
// outcomes:
import java.util.concurrent.ArrayBlockingQueue;

public class QueueFull {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    queue.put(1);
    queue.put(2);
    System.out.println("no");
  }
}

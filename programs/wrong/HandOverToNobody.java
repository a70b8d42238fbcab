// A queue without room: who puts waits for a taker.
// covers: SynchronousQueue
// finds: deadlock
// outcomes:
import java.util.concurrent.SynchronousQueue;

public class HandOverToNobody {
  public static void main(String[] args) throws InterruptedException {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    queue.put(1);
    System.out.println(queue.take());
  }
}

// A queue without room hands over from thread to thread.
// covers: SynchronousQueue
// outcomes: 7
// except: dfs
import java.util.concurrent.SynchronousQueue;

public class HandOver {
  public static void main(String[] args) throws InterruptedException {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    Thread giver =
        new Thread(
            () -> {
              try {
                queue.put(7);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    giver.start();
    System.out.println(queue.take());
  }
}

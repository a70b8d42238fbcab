// Who waits for an element can be interrupted.
// outcomes: interrupted
import java.util.concurrent.LinkedBlockingQueue;

public class QueueInterrupted {
  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Thread waiting =
        new Thread(
            () -> {
              try {
                queue.take();
              } catch (InterruptedException e) {
                System.out.println("interrupted");
              }
            });
    waiting.start();
    waiting.interrupt();
  }
}

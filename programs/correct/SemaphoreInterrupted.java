// A thread that waits for a permit nobody gives is interrupted.
// outcomes: interrupted 0
// executions(auto): 3
// executions(optimal): 2
import java.util.concurrent.Semaphore;

public class SemaphoreInterrupted {
  static String outcome = "acquired";

  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(0);
    Thread other =
        new Thread(
            () -> {
              try {
                permits.acquire();
              } catch (InterruptedException e) {
                outcome = "interrupted";
              }
            });
    other.start();
    other.interrupt();
    other.join();
    System.out.println(outcome + " " + permits.availablePermits());
  }
}

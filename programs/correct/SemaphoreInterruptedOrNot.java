// Whether the interrupt or the permit comes first decides how the wait ends.
// outcomes: interrupted 1 | passed 0
import java.util.concurrent.Semaphore;

public class SemaphoreInterruptedOrNot {
  static String outcome;

  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(0);
    Thread waiter =
        new Thread(
            () -> {
              try {
                permits.acquire();
                outcome = "passed";
              } catch (InterruptedException e) {
                outcome = "interrupted";
              }
            });
    waiter.start();
    Thread giver = new Thread(permits::release);
    giver.start();
    waiter.interrupt();
    waiter.join();
    giver.join();
    System.out.println(outcome + " " + permits.availablePermits());
  }
}

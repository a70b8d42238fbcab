// An interrupt ends park and leaves the status set.
// outcomes: true true false
import java.util.concurrent.locks.LockSupport;

public class InterruptedPark {
  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              LockSupport.park();
              boolean status = Thread.currentThread().isInterrupted();
              boolean first = Thread.interrupted();
              System.out.println(status + " " + first + " " + Thread.interrupted());
            });
    other.start();
    other.interrupt();
    other.join();
  }
}

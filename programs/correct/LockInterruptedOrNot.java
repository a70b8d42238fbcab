// Whether the interrupt or the unlock comes first decides how the wait ends.
// outcomes: interrupted | passed
// executions(auto): 5
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptedOrNot {
  static String outcome;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              try {
                lock.lockInterruptibly();
                outcome = "passed";
              } catch (InterruptedException e) {
                outcome = "interrupted";
              }
            });
    waiter.start();
    new Thread(waiter::interrupt).start();
    lock.unlock();
    waiter.join();
    System.out.println(outcome);
  }
}

// A waiting thread is signalled or interrupted; signalled first, it returns and stays interrupted.
// outcomes: interrupted | signalled, interrupted
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionInterrupted {
  static boolean waits;
  static String outcome;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              try {
                waits = true;
                condition.await();
                outcome = "signalled, " + (Thread.interrupted() ? "interrupted" : "not yet");
              } catch (InterruptedException e) {
                outcome = "interrupted";
              } finally {
                lock.unlock();
              }
            });
    waiter.start();
    lock.lock();
    while (!waits) {
      lock.unlock();
      Thread.onSpinWait();
      lock.lock();
    }
    waiter.interrupt();
    condition.signal();
    lock.unlock();
    waiter.join();
    System.out.println(outcome);
  }
}

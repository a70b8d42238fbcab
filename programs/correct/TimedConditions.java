// Timed waits for a condition are signalled or time out, and say which.
// outcomes: signalled | timed out
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TimedConditions {
  static boolean done;

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              condition.signal();
              done = true;
              lock.unlock();
            });
    lock.lock();
    if (condition.await(1, TimeUnit.SECONDS) || condition.awaitNanos(1000) > 0) {
      throw new AssertionError("nobody can signal yet");
    }
    other.start();
    boolean signalled = condition.await(1, TimeUnit.SECONDS);
    if (signalled && !done) {
      throw new AssertionError();
    }
    lock.unlock();
    other.join();
    System.out.println(signalled ? "signalled" : "timed out");
  }
}

// One who has been interrupted is told so by await, and only then that it does not hold the lock.
// outcomes: interrupted, not the owner
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitsInterrupted {

  public static void main(String[] args) {
    Condition condition = new ReentrantLock().newCondition();
    Thread.currentThread().interrupt();
    System.out.print(await(condition) + ", " + await(condition));
  }

  private static String await(Condition condition) {
    try {
      condition.await();
      return "signalled";
    } catch (InterruptedException e) {
      return "interrupted";
    } catch (IllegalMonitorStateException e) {
      return "not the owner";
    }
  }
}

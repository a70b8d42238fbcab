// Threads that are notified get a fair lock in the order of the signals, and before one who comes later.
// covers: fair locks
// except: dfs
// outcomes: ABC
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class FairHandOver {
  static final ReentrantLock LOCK = new ReentrantLock(true);
  static final Condition FIRST = LOCK.newCondition();
  static final Condition SECOND = LOCK.newCondition();
  static String order = "";

  static void awaitSecond() {
    LOCK.lock();
    new Thread(FairHandOver::handOver).start();
    SECOND.awaitUninterruptibly();
    order += "B";
    LOCK.unlock();
  }

  static void handOver() {
    LOCK.lock();
    FIRST.signal();
    SECOND.signal();
    LOCK.unlock();
    LOCK.lock();
    System.out.println(order + "C");
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    LOCK.lock();
    new Thread(FairHandOver::awaitSecond).start();
    FIRST.await();
    order += "A";
    LOCK.unlock();
  }
}

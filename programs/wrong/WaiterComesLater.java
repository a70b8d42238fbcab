// The threads that wait are interrupted, but one comes to wait after they were asked for: nobody interrupts it.
// finds: deadlock
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WaiterComesLater {
  static final class Door extends ReentrantReadWriteLock {
    private final Condition opened = writeLock().newCondition();

    void pass() {
      writeLock().lock();
      try {
        opened.await();
      } catch (InterruptedException e) {
        // closed
      } finally {
        writeLock().unlock();
      }
    }

    void close() {
      writeLock().lock();
      try {
        getWaitingThreads(opened).forEach(Thread::interrupt);
      } finally {
        writeLock().unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Door door = new Door();
    Thread thread = new Thread(door::pass);
    thread.start();
    door.close();
    thread.join();
  }
}

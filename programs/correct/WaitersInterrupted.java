// Who closes a lock that extends the JDK's knows the threads that wait, and interrupts them.
// outcomes: interrupted | not waited
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class WaitersInterrupted {
  static final class Door extends ReentrantLock {
    private final Condition opened = newCondition();
    private boolean closed;

    String pass() {
      lock();
      try {
        if (closed) {
          return "not waited";
        }
        opened.await();
        return "passed";
      } catch (InterruptedException e) {
        return "interrupted";
      } finally {
        unlock();
      }
    }

    void close() {
      lock();
      try {
        closed = true;
        getWaitingThreads(opened).forEach(Thread::interrupt);
      } finally {
        unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Door door = new Door();
    Thread thread = new Thread(() -> System.out.println(door.pass()));
    thread.start();
    door.close();
    thread.join();
  }
}

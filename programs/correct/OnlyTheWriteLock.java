// The write lock alone is known to the other thread.
// outcomes: 2
// executions(optimal): 2
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class OnlyTheWriteLock {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Lock lock = new ReentrantReadWriteLock().writeLock();
    Runnable task =
        () -> {
          lock.lock();
          count++;
          lock.unlock();
        };
    Thread other = new Thread(task);
    other.start();
    task.run();
    other.join();
    System.out.println(count);
  }
}

// Readers see what the writer wrote, whole; they do not notice each other.
// covers: ReentrantReadWriteLock
// outcomes: ok
// executions(optimal): 4
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersAndWriter {
  static int x;
  static int y;

  public static void main(String[] args) throws InterruptedException {
    ReadWriteLock lock = new ReentrantReadWriteLock();
    Runnable read =
        () -> {
          lock.readLock().lock();
          try {
            if (x != y) {
              throw new AssertionError("torn");
            }
          } finally {
            lock.readLock().unlock();
          }
        };
    Thread[] readers = {new Thread(read), new Thread(read)};
    readers[0].start();
    readers[1].start();
    lock.writeLock().lock();
    x = 1;
    y = 1;
    lock.writeLock().unlock();
    readers[0].join();
    readers[1].join();
    System.out.println("ok");
  }
}

// Two threads that hold the read lock both write.
// finds: race
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteUnderReadLock {
  static int hits;

  public static void main(String[] args) throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Runnable read =
        () -> {
          lock.readLock().lock();
          hits++;
          lock.readLock().unlock();
        };
    Thread other = new Thread(read);
    other.start();
    read.run();
    other.join();
  }
}

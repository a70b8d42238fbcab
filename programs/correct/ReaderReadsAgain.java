// Who reads already goes on reading, though a writer is in line; and tryLock does not care.
// covers: readers behind a writer
// outcomes: done
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderReadsAgain {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock(true);
  static final CountDownLatch READ = new CountDownLatch(1);
  static int value;

  static void write() {
    LOCK.writeLock().lock();
    value++;
    LOCK.writeLock().unlock();
  }

  static void read() {
    if (LOCK.readLock().tryLock()) {
      READ.countDown();
      LOCK.readLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(ReaderReadsAgain::write);
    Thread reader = new Thread(ReaderReadsAgain::read);
    LOCK.readLock().lock();
    writer.start();
    reader.start();
    READ.await();
    LOCK.readLock().lock();
    LOCK.readLock().unlock();
    LOCK.readLock().unlock();
    writer.join();
    reader.join();
    System.out.println("done");
  }
}

// A reader waits for another one, which comes to read while a writer is in line: nobody goes on.
// covers: readers behind a writer
// finds: deadlock
// message: deadlock: main at ReaderBehindWriter.java:32, Thread-0 at ReaderBehindWriter.java:15, Thread-1 at ReaderBehindWriter.java:21
// outcomes: | done
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderBehindWriter {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static final CountDownLatch READ = new CountDownLatch(1);
  static int value;

  static void write() {
    LOCK.writeLock().lock();
    value++;
    LOCK.writeLock().unlock();
  }

  static void read() {
    LOCK.readLock().lock();
    READ.countDown();
    LOCK.readLock().unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(ReaderBehindWriter::write);
    Thread reader = new Thread(ReaderBehindWriter::read);
    LOCK.readLock().lock();
    writer.start();
    reader.start();
    READ.await();
    LOCK.readLock().unlock();
    writer.join();
    reader.join();
    System.out.println("done");
  }
}

// A map in the order of accesses changes when it is asked: a read lock is not enough.
// finds: race
// message: write at CacheUnderReadLock.get
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CacheUnderReadLock {
  static final ReadWriteLock lock = new ReentrantReadWriteLock();
  static final Map<Integer, Integer> cache = new LinkedHashMap<>(8, 0.75f, true);

  static int get(int key) {
    lock.readLock().lock();
    try {
      return cache.get(key);
    } finally {
      lock.readLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    cache.put(1, 10);
    cache.put(2, 20);
    Thread other = new Thread(() -> get(1));
    other.start();
    get(2);
    other.join();
  }
}

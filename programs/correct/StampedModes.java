// Every way to have, give back and convert a stamp, by one thread while another reads.
// covers: StampedLock
// outcomes: ok
// except: dfs
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class StampedModes {
  static final StampedLock LOCK = new StampedLock();

  static void check(boolean condition) {
    if (!condition) {
      throw new AssertionError();
    }
  }

  static void alone() throws InterruptedException {
    StampedLock own = new StampedLock();
    long write = own.tryWriteLock();
    check(StampedLock.isWriteLockStamp(write) && own.isWriteLocked() && own.tryReadLock() == 0);
    check(own.tryOptimisticRead() == 0 && own.validate(write) && !own.validate(0));
    check(own.tryConvertToWriteLock(write) == write);
    long read = own.tryConvertToReadLock(write);
    check(StampedLock.isReadLockStamp(read) && own.getReadLockCount() == 1 && !own.validate(write));
    long second = own.tryReadLock(1, TimeUnit.SECONDS);
    check(own.tryConvertToWriteLock(read) == 0 && own.tryWriteLock() == 0);
    own.unlockRead(second);
    long optimistic = own.tryConvertToOptimisticRead(read);
    check(StampedLock.isOptimisticReadStamp(optimistic) && !own.isReadLocked());
    long again = own.tryConvertToReadLock(optimistic);
    check(again != 0 && own.tryUnlockRead() && !own.tryUnlockRead() && !own.tryUnlockWrite());
    check(own.validate(optimistic));
    write = own.tryConvertToWriteLock(optimistic);
    check(write != 0 && !own.validate(optimistic));
    own.unlock(write);
    try {
      own.unlockWrite(write);
      check(false);
    } catch (IllegalMonitorStateException e) {
      check(own.toString().endsWith("[Unlocked]"));
    }
  }

  public static void main(String[] args) throws InterruptedException {
    alone();
    Lock reading = LOCK.asReadLock();
    Thread reader =
        new Thread(
            () -> {
              reading.lock();
              check(!LOCK.isWriteLocked());
              reading.unlock();
            });
    reader.start();
    Lock writing = LOCK.asReadWriteLock().writeLock();
    writing.lock();
    check(LOCK.isWriteLocked() && !LOCK.isReadLocked());
    writing.unlock();
    long stamp = LOCK.tryWriteLock(1, TimeUnit.SECONDS);
    if (stamp != 0) {
      LOCK.unlockWrite(stamp);
    }
    reader.join();
    System.out.println("ok");
  }
}

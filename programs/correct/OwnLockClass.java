// A class of the program that extends a lock, a reference to a constructor, and a lock nobody shares.
// except: dfs
// outcomes: 3 3
// executions(auto): 3
// executions(optimal): 4
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntFunction;
import java.util.function.Supplier;

public class OwnLockClass {
  static class Counting extends ReentrantLock {
    private static final long serialVersionUID = 1;
    int locked;

    Counting() {
      super(true);
    }

    @Override
    public void lock() {
      super.lock();
      locked++;
    }

    boolean isOwnedBy(Thread thread) {
      return getOwner() == thread;
    }
  }

  static int count;

  public static void main(String[] args) throws InterruptedException {
    Supplier<Lock> make = ReentrantLock::new;
    IntFunction<Semaphore> permits = Semaphore::new;
    Lock mine = make.get();
    mine.lock();
    Counting lock = new Counting();
    Semaphore one = permits.apply(1);
    CountDownLatch done = new CountDownLatch(2);
    Runnable task =
        () -> {
          lock.lock();
          assert lock.isOwnedBy(Thread.currentThread());
          lock.unlock();
          one.acquireUninterruptibly();
          count++;
          one.release();
          done.countDown();
        };
    new Thread(task).start();
    new Thread(task).start();
    done.await();
    task.run();
    mine.unlock();
    System.out.println(count + " " + lock.locked);
  }
}

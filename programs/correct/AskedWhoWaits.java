// Whoever asks in a loop who waits for something goes on when somebody comes.
// outcomes: done
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

public class AskedWhoWaits {

  private interface Task {
    void run() throws InterruptedException, BrokenBarrierException;
  }

  public static void main(String[] args) throws InterruptedException, BrokenBarrierException {
    queues();
    barrier();
    waiters();
    System.out.print("done");
  }

  private static void queues() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread comes =
        start(
            () -> {
              lock.lock();
              lock.unlock();
            });
    until(() -> lock.hasQueuedThread(comes));
    lock.unlock();
    comes.join();
    Semaphore permits = new Semaphore(0);
    Thread takes = start(permits::acquire);
    until(() -> permits.getQueueLength() > 0);
    permits.release();
    takes.join();
  }

  private static void barrier() throws InterruptedException, BrokenBarrierException {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread arrives = start(barrier::await);
    until(() -> barrier.getNumberWaiting() == 1);
    barrier.await();
    arrives.join();
  }

  private static void waiters() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread waits =
        start(
            () -> {
              lock.lock();
              condition.await();
              lock.unlock();
            });
    boolean there = false;
    while (!there) {
      lock.lock();
      there = lock.hasWaiters(condition);
      if (there) {
        condition.signal();
      }
      lock.unlock();
    }
    waits.join();
  }

  private static void until(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  private static Thread start(Task task) {
    Thread thread =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (InterruptedException | BrokenBarrierException e) {
                throw new AssertionError(e);
              }
            });
    thread.start();
    return thread;
  }
}

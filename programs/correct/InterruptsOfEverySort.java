// What does not have to wait looks for an interrupt on the way in, or does not, as Java's does.
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class InterruptsOfEverySort {
  interface Call {
    void make() throws Exception;
  }

  static List<String> told;

  /** Makes a call in a thread that is interrupted. */
  static void tell(String name, Call call) {
    Thread.currentThread().interrupt();
    String how = "made";
    try {
      call.make();
    } catch (Exception e) {
      how = e.getClass().getSimpleName();
    }
    told.add(name + " " + how + (Thread.interrupted() ? ", interrupted" : ""));
  }

  public static void main(String[] args) throws Exception {
    System.out.println(told());
  }

  static String told() throws Exception {
    told = new ArrayList<>();
    synchronizers();
    locks();
    futures();
    queue(new LinkedBlockingQueue<>(List.of(1, 2, 3)));
    queue(new ArrayBlockingQueue<>(9, false, List.of(1, 2, 3)));
    queue(new PriorityBlockingQueue<>(List.of(1, 2, 3)));
    queue(new LinkedTransferQueue<>(List.of(1, 2, 3)));
    queue(new LinkedBlockingDeque<>(List.of(1, 2, 3)));
    deque(new LinkedBlockingDeque<>(List.of(1, 2, 3)));
    SynchronousQueue<Integer> synchronous = new SynchronousQueue<>();
    tell("offer", () -> synchronous.offer(1, 1, TimeUnit.MILLISECONDS));
    tell("poll", () -> synchronous.poll(0, TimeUnit.MILLISECONDS));
    threads();
    pools();
    return String.join("; ", told);
  }

  static void synchronizers() {
    CountDownLatch latch = new CountDownLatch(0);
    tell("await", latch::await);
    tell("await for a time", () -> latch.await(1, TimeUnit.SECONDS));
    Semaphore permits = new Semaphore(9);
    tell("acquire", permits::acquire);
    tell("acquire uninterruptibly", permits::acquireUninterruptibly);
    tell("try to acquire", () -> permits.tryAcquire());
    tell("try to acquire for a time", () -> permits.tryAcquire(1, TimeUnit.SECONDS));
    CyclicBarrier barrier = new CyclicBarrier(1);
    tell("barrier", barrier::await);
    tell("broken barrier", barrier::await);
    Phaser phaser = new Phaser(1);
    tell("arrive and await", phaser::arriveAndAwaitAdvance);
    tell("await the past", () -> phaser.awaitAdvanceInterruptibly(0));
    tell("await", () -> phaser.awaitAdvanceInterruptibly(1));
    Exchanger<Integer> exchanger = new Exchanger<>();
    tell("exchange", () -> exchanger.exchange(1, 1, TimeUnit.MILLISECONDS));
  }

  static void locks() {
    ReentrantLock lock = new ReentrantLock();
    tell("lock", lock::lock);
    tell("lock again", lock::lockInterruptibly);
    Condition condition = lock.newCondition();
    tell("await", condition::await);
    tell("await for a time", () -> condition.awaitNanos(1));
    lock.unlock();
    tell("lock interruptibly", lock::lockInterruptibly);
    tell("try", lock::tryLock);
    lock.unlock();
    tell("try for a time", () -> lock.tryLock(1, TimeUnit.SECONDS));
    ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
    tell("read", readWrite.readLock()::lockInterruptibly);
    tell("try to write", () -> readWrite.writeLock().tryLock(1, TimeUnit.SECONDS));
    StampedLock stamped = new StampedLock();
    tell("stamp to write", stamped::writeLockInterruptibly);
    tell("stamp to read", () -> stamped.tryReadLock(1, TimeUnit.SECONDS));
    Object monitor = new Object();
    synchronized (monitor) {
      tell("wait", monitor::wait);
    }
  }

  static void futures() {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    tell("get in no time", () -> task.get(0, TimeUnit.SECONDS));
    task.run();
    tell("get", task::get);
    CompletableFuture<Integer> future = new CompletableFuture<>();
    tell("get in a time", () -> future.get(1, TimeUnit.MILLISECONDS));
    future.complete(1);
    tell("get", future::get);
    tell("join", future::join);
    ForkJoinTask<Integer> forked = ForkJoinTask.adapt(() -> 1);
    tell("get in a time", () -> forked.get(1, TimeUnit.MILLISECONDS));
    forked.invoke();
    tell("get", forked::get);
  }

  static void queue(BlockingQueue<Integer> queue) {
    tell("take", queue::take);
    tell("poll", () -> queue.poll(1, TimeUnit.SECONDS));
    tell("put", () -> queue.put(4));
    tell("offer", () -> queue.offer(5, 1, TimeUnit.SECONDS));
    told.add(queue.toString());
  }

  static void deque(BlockingDeque<Integer> deque) {
    tell("take first", deque::takeFirst);
    tell("poll last", () -> deque.pollLast(1, TimeUnit.SECONDS));
    tell("put first", () -> deque.putFirst(4));
    tell("offer last", () -> deque.offerLast(5, 1, TimeUnit.SECONDS));
    told.add(deque.toString());
  }

  static void threads() throws InterruptedException {
    tell("sleep", () -> Thread.sleep(0));
    tell("sleep for less", () -> Thread.sleep(Duration.ofMillis(-1)));
    Thread ended = new Thread(() -> {});
    tell("join before", ended::join);
    ended.start();
    ended.join();
    tell("join", ended::join);
    tell("join for a time", () -> ended.join(Duration.ofMillis(1)));
    Thread virtual = Thread.ofVirtual().unstarted(() -> {});
    tell("join before", virtual::join);
    virtual.start();
    virtual.join();
    tell("join", virtual::join);
  }

  static void pools() {
    pool(Executors.newFixedThreadPool(1));
    pool(Executors.newScheduledThreadPool(1));
    pool(Executors.newVirtualThreadPerTaskExecutor());
    pool(new ForkJoinPool(1));
  }

  static void pool(ExecutorService pool) {
    pool.shutdown();
    tell("await", () -> pool.awaitTermination(1, TimeUnit.SECONDS));
    tell("close", pool::close);
  }
}

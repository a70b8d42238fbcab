package io.mazurka.jvm;

import java.util.SplittableRandom;

/**
 * Writes small programs in which threads line up: for a lock {@code k} with conditions {@code p}
 * and {@code q}, a read-write lock {@code rw} with a condition {@code wq}, a semaphore {@code s}
 * and a queue {@code b}, each of them fair or not; or in which they do not wait for ever.
 */
final class RandomLines {

  private static final String[] LOCK = {
    "k.lock(); try { BODY } finally { k.unlock(); }",
    "k.lock(); try { BODY } finally { k.unlock(); }",
    "k.lockInterruptibly(); try { BODY } finally { k.unlock(); }",
    "if (k.tryLock()) { try { BODY } finally { k.unlock(); } } else { r = r * 5 + 3; }",
    "if (k.tryLock(1, TimeUnit.SECONDS)) { BODY k.unlock(); } else { r = r * 5 + 2; }",
    "while (!k.tryLock(1, TimeUnit.SECONDS)) { } BODY k.unlock();",
    "k.lock(); try { q.await(); BODY } finally { k.unlock(); }",
    "k.lock(); try { p.awaitUninterruptibly(); BODY } finally { k.unlock(); }",
    "k.lock(); try { while (y == 0) q.await(); BODY } finally { k.unlock(); }",
    "k.lock(); try { if (q.await(1, TimeUnit.SECONDS)) r++; BODY } finally { k.unlock(); }",
    "k.lock(); q.signal(); k.unlock(); k.lock(); BODY k.unlock();",
    "k.lock(); y = 1; q.signalAll(); p.signal(); k.unlock();",
    "k.lock(); p.signal(); q.signal(); k.unlock(); if (k.tryLock()) { BODY k.unlock(); }",
    "k.lock(); if (k.hasWaiters(q)) r++; BODY k.unlock();",
    "k.lock();",
    "if (k.isHeldByCurrentThread()) k.unlock();",
    "if (k.isLocked()) r++;",
    "if (k.hasQueuedThreads()) r++;",
    "if (k.hasQueuedThread(OTHER)) r++;",
    "if (k.tryLock(0, TimeUnit.SECONDS)) { BODY k.unlock(); } else { r = r * 5 + 1; }",
  };

  private static final String[] PERMITS = {
    "s.acquire(); BODY s.release();",
    "s.acquire();",
    "s.acquire(2); BODY s.release();",
    "s.acquireUninterruptibly(2);",
    "s.acquireUninterruptibly(); BODY s.release(2);",
    "s.release();",
    "s.release(2);",
    "if (s.tryAcquire()) r++;",
    "if (s.tryAcquire(2)) r++;",
    "if (s.tryAcquire(1, TimeUnit.SECONDS)) r++; else r = r * 5 + 2;",
    "if (s.tryAcquire(2, 1, TimeUnit.SECONDS)) r++; else r = r * 5 + 2;",
    "while (!s.tryAcquire(1, TimeUnit.SECONDS)) { } BODY",
    "r = r * 5 + s.availablePermits();",
    "r = r * 5 + s.drainPermits();",
    "r = r * 5 + s.getQueueLength();",
    "if (s.tryAcquire(2, 0, TimeUnit.SECONDS)) r++;",
  };

  private static final String[] READERS = {
    "rw.readLock().lock(); try { LOOK } finally { rw.readLock().unlock(); }",
    "rw.readLock().lock(); try { LOOK } finally { rw.readLock().unlock(); }",
    "rw.readLock().lock(); latch.await(); LOOK rw.readLock().unlock();",
    "rw.readLock().lock(); latch.countDown(); LOOK rw.readLock().unlock();",
    "rw.readLock().lock(); rw.readLock().lock(); LOOK rw.readLock().unlock(); rw.readLock().unlock();",
    "rw.readLock().lock();",
    "if (rw.getReadHoldCount() > 0) rw.readLock().unlock();",
    "rw.writeLock().lock(); try { BODY } finally { rw.writeLock().unlock(); }",
    "rw.writeLock().lock(); try { BODY } finally { rw.writeLock().unlock(); }",
    "rw.writeLock().lock(); rw.readLock().lock(); rw.writeLock().unlock(); LOOK rw.readLock().unlock();",
    "rw.writeLock().lockInterruptibly(); BODY rw.writeLock().unlock();",
    "rw.readLock().lockInterruptibly(); LOOK rw.readLock().unlock();",
    "if (rw.readLock().tryLock()) { LOOK rw.readLock().unlock(); } else { r = r * 5 + 3; }",
    "if (rw.writeLock().tryLock()) { BODY rw.writeLock().unlock(); } else { r = r * 5 + 3; }",
    "if (rw.readLock().tryLock(1, TimeUnit.SECONDS)) { LOOK rw.readLock().unlock(); } else { r = r * 5 + 2; }",
    "if (rw.writeLock().tryLock(1, TimeUnit.SECONDS)) { BODY rw.writeLock().unlock(); } else { r = r * 5 + 2; }",
    "while (!rw.readLock().tryLock(1, TimeUnit.SECONDS)) { } LOOK rw.readLock().unlock();",
    "rw.writeLock().lock(); try { wq.await(); BODY } finally { rw.writeLock().unlock(); }",
    "rw.writeLock().lock(); wq.signal(); rw.writeLock().unlock(); rw.readLock().lock(); LOOK rw.readLock().unlock();",
    "r = r * 5 + rw.getReadLockCount();",
    "r = r * 5 + rw.getQueueLength();",
    "if (rw.hasQueuedThread(OTHER)) r++;",
  };

  private static final String[] STAMPS = {
    "{ long z = st.readLock(); try { LOOK } finally { st.unlockRead(z); } }",
    "{ long z = st.readLock(); latch.await(); LOOK st.unlockRead(z); }",
    "{ long z = st.readLock(); latch.countDown(); LOOK st.unlockRead(z); }",
    "{ long z = st.readLock(); long e = st.readLock(); LOOK st.unlockRead(z); st.unlockRead(e); }",
    "st.readLock();",
    "if (st.tryUnlockRead()) r++;",
    "{ long z = st.writeLock(); try { BODY } finally { st.unlockWrite(z); } }",
    "{ long z = st.writeLock(); BODY z = st.tryConvertToReadLock(z); LOOK st.unlockRead(z); }",
    "{ long z = st.writeLockInterruptibly(); BODY st.unlockWrite(z); }",
    "{ long z = st.readLockInterruptibly(); LOOK st.unlockRead(z); }",
    "{ long z = st.tryReadLock(1, TimeUnit.SECONDS); if (z == 0) r = r * 5 + 2; else st.unlock(z); }",
    "{ long z = st.tryWriteLock(1, TimeUnit.SECONDS); if (z == 0) r = r * 5 + 2; else st.unlock(z); }",
    "{ long z = st.tryReadLock(); if (z == 0) r = r * 5 + 3; else st.unlock(z); }",
    "{ long z = st.tryOptimisticRead(); z = st.tryConvertToWriteLock(z); if (z == 0) r += 3; else { BODY st.unlock(z); } }",
    "r = r * 5 + st.getReadLockCount();",
  };

  private static final String[] QUEUE = {
    "b.put(1);",
    "b.put(2);",
    "r = r * 5 + b.take();",
    "r = r * 5 + b.take();",
    "if (b.offer(3)) r++;",
    "if (b.offer(3, 1, TimeUnit.SECONDS)) r++; else r = r * 5 + 2;",
    "{ Integer z = b.poll(); r = r * 5 + (z == null ? 4 : z); }",
    "{ Integer z = b.poll(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 4 : z); }",
    "r = r * 5 + b.size();",
    "if (OTHER.getState() == Thread.State.WAITING) r++;",
  };

  private static final String[] TIMED = {
    "{ Integer z = b.poll(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 4 : z); BODY }",
    "if (!b.offer(3, 1, TimeUnit.SECONDS)) { BODY b.clear(); }",
    "b.offer(1);",
    "if (latch.await(1, TimeUnit.SECONDS)) r++; else { BODY }",
    "if (!latch.await(1, TimeUnit.SECONDS)) latch.countDown();",
    "latch.countDown();",
    "OTHER.join(1); r = r * 5 + (OTHER.isAlive() ? 1 : 2);",
    "LockSupport.parkNanos(1); BODY",
    "LockSupport.unpark(OTHER);",
    "synchronized (b) { b.wait(1); BODY }",
    "synchronized (b) { BODY b.notify(); }",
    "if (s.tryAcquire(1, TimeUnit.SECONDS)) { BODY } else s.release();",
    "k.lock(); try { if (q.awaitNanos(1) <= 0) { BODY } } finally { k.unlock(); }",
    "k.lock(); try { while (y == 0) if (!q.await(1, TimeUnit.SECONDS)) y = 1; } finally { k.unlock(); }",
    "k.lock(); y++; q.signal(); k.unlock();",
    "try { r = r * 5 + f.get(1, TimeUnit.SECONDS); } catch (ExecutionException | TimeoutException e) { r = r * 5 + 3; f.complete(2); }",
    "f.complete(1);",
  };

  private static final String[] ANYTHING = {
    "v = 1;",
    "r = r * 5 + v;",
    "OTHER.interrupt();",
    "latch.countDown();",
    "x = 1;",
    "if (OTHER.getState() == Thread.State.WAITING) r++;",
    "if (Thread.interrupted()) r++;",
    "OTHER.join();",
  };

  private static final String[][] LIBRARIES = {
    LOCK, LOCK, PERMITS, READERS, READERS, STAMPS, QUEUE, TIMED, TIMED
  };

  private static final String TEXT =
      """
      import java.util.concurrent.*;
      import java.util.concurrent.locks.*;
      public class NAME {
        static int x, y, out0, out1, out2;
        static volatile int v;
        static final ReentrantLock k = new ReentrantLock(FAIR);
        static final Condition p = k.newCondition(), q = k.newCondition();
        static final ReentrantReadWriteLock rw = new ReentrantReadWriteLock(FAIR);
        static final Condition wq = rw.writeLock().newCondition();
        static final Semaphore s = new Semaphore(PERMITS, FAIR);
        static final StampedLock st = new StampedLock();
        static final BlockingQueue<Integer> b = new ArrayBlockingQueue<>(1, FAIR);
        static final CountDownLatch latch = new CountDownLatch(1);
        static final CompletableFuture<Integer> f = new CompletableFuture<>();
        static final Thread t0 = Thread.currentThread(), t1 = new Thread(NAME::run1), t2 = new Thread(NAME::run2);
        public static void main(String[] args) {
          run0();
          System.out.println(y + " " + out0 + " " + out1 + " " + out2);
        }
      """;

  private final SplittableRandom random;
  private final StringBuilder text = new StringBuilder();
  private final int threads;
  private final String[] library;
  private int self;

  private RandomLines(SplittableRandom random, int threads) {
    this.random = random;
    this.threads = threads;
    this.library = LIBRARIES[random.nextInt(LIBRARIES.length)];
  }

  /**
   * The source of a program.
   *
   * @param size how many statements there are in all threads together
   */
  static String source(String className, long seed, int size) {
    SplittableRandom random = new SplittableRandom(seed);
    return new RandomLines(random, size > 2 && random.nextInt(3) > 0 ? 3 : 2)
        .program(className, size);
  }

  private String program(String name, int size) {
    String used = String.valueOf(random.nextInt(3) > 0);
    text.append(
        TEXT.replace("NAME", name)
            .replace("FAIR", used)
            .replace("PERMITS", String.valueOf(random.nextInt(3))));
    int[] statements = new int[3];
    for (int i = 0; i < size; i++) {
      statements[i % threads]++;
    }
    boolean joins = random.nextInt(4) > 0;
    String start = "t1.start();" + (threads == 3 ? " t2.start();" : "");
    String join = joins ? "t1.join();" + (threads == 3 ? " t2.join();" : "") : "";
    thread(2, statements[2], "", "");
    thread(1, statements[1], "", "");
    thread(0, statements[0], start, join);
    return text.append("}\n").toString();
  }

  private void thread(int number, int statements, String first, String last) {
    self = number;
    text.append("  static void run" + number + "() {\n    int r = 0;\n    try {\n");
    boolean early = first.isEmpty() || random.nextBoolean();
    line(early ? first : "");
    for (int i = 0; i < statements; i++) {
      line(statement());
      if (i == 0 && !early) {
        line(first);
      }
    }
    line(statements == 0 && !early ? first : "");
    line(last);
    text.append("      if (false) Thread.sleep(1);\n")
        .append("    } catch (InterruptedException e) { r = r * 5 + 4; }\n")
        .append("    if (r != 0) out" + number + " = r;\n  }\n");
  }

  private String statement() {
    int other = (self + 1 + random.nextInt(threads - 1)) % threads;
    return pick(random.nextInt(4) == 0 ? ANYTHING : library)
        .replace("BODY", pick("r = r * 5 + y++;", "y++;", "r = r * 5 + v;", "v++;"))
        .replace("LOOK", pick("r = r * 5 + y;", "r = r * 5 + v;", "latch.countDown();"))
        .replace("OTHER", "t" + other);
  }

  private void line(String line) {
    if (!line.isEmpty()) {
      text.append("      ").append(line).append('\n');
    }
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}

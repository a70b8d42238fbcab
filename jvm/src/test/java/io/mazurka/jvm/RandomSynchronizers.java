package io.mazurka.jvm;

import java.util.SplittableRandom;

/**
 * Statements for random programs that use a lock {@code k} with a condition {@code q}, a read-write
 * lock {@code rw}, a semaphore {@code s}, a latch, a barrier and an exchanger.
 */
final class RandomSynchronizers {

  private static final String[] STATEMENTS = {
    "k.lock(); try { BODY } finally { k.unlock(); }",
    "k.lock(); try { BODY } finally { k.unlock(); }",
    "k.lockInterruptibly(); try { BODY } finally { k.unlock(); }",
    "if (k.tryLock()) { try { BODY } finally { k.unlock(); } } else { r = r * 5 + 3; }",
    "if (k.tryLock(1, TimeUnit.SECONDS)) { BODY k.unlock(); } else { r += 2; }",
    "k.lock();",
    "if (k.isHeldByCurrentThread()) k.unlock();",
    "if (k.isLocked()) r++;",
    "while (!k.tryLock()) Thread.onSpinWait(); k.unlock();",
    "while (!k.tryLock(1, TimeUnit.SECONDS)) { } BODY k.unlock();",
    "k.lock(); try { q.await(); BODY } finally { k.unlock(); }",
    "k.lock(); try { while (v == 0) q.await(); } finally { k.unlock(); }",
    "k.lock(); try { q.awaitUninterruptibly(); } finally { k.unlock(); }",
    "k.lock(); try { if (q.await(1, TimeUnit.SECONDS)) r++; } finally { k.unlock(); }",
    "k.lock(); try { BODY q.signal(); } finally { k.unlock(); }",
    "k.lock(); q.signalAll(); k.unlock();",
    "k.lock(); v = 1; q.signal(); k.unlock();",
    "q.signal();",
    "s.acquire(); BODY s.release();",
    "s.acquireUninterruptibly(); BODY s.release();",
    "s.acquire();",
    "s.acquireUninterruptibly(2);",
    "s.release();",
    "s.release(2);",
    "if (s.tryAcquire()) r++;",
    "if (s.tryAcquire(2, 1, TimeUnit.SECONDS)) r++;",
    "r = r * 5 + s.availablePermits();",
    "r = r * 5 + s.drainPermits();",
    "latch.countDown();",
    "latch.countDown(); latch.countDown();",
    "latch.await();",
    "if (latch.await(1, TimeUnit.SECONDS)) r++;",
    "r = r * 5 + (int) latch.getCount();",
    "rw.readLock().lock(); try { BODY } finally { rw.readLock().unlock(); }",
    "rw.writeLock().lock(); try { BODY } finally { rw.writeLock().unlock(); }",
    "rw.writeLock().lock(); rw.readLock().lock(); rw.writeLock().unlock(); BODY rw.readLock().unlock();",
    "if (rw.readLock().tryLock()) { BODY rw.readLock().unlock(); } else { r += 2; }",
    "if (rw.writeLock().tryLock()) { BODY rw.writeLock().unlock(); } else { r += 3; }",
    "if (rw.writeLock().tryLock(1, TimeUnit.SECONDS)) { rw.writeLock().unlock(); } else { r += 3; }",
    "rw.readLock().lockInterruptibly(); BODY rw.readLock().unlock();",
    "r = r * 5 + rw.getReadLockCount();",
    "try { r = r * 5 + barrier.await(); } catch (BrokenBarrierException e) { r = r * 5 + 2; }",
    "try { barrier.await(); BODY } catch (BrokenBarrierException e) { r += 3; }",
    "try { barrier.await(1, TimeUnit.SECONDS); } catch (BrokenBarrierException e) { r += 2; } catch (TimeoutException e) { r += 3; }",
    "barrier.reset();",
    "if (barrier.isBroken()) r++;",
    "r = r * 5 + barrier.getNumberWaiting();",
    "r = r * 5 + exchanger.exchange(r + 1);",
    "try { r = r * 5 + exchanger.exchange(1, 1, TimeUnit.SECONDS); } catch (TimeoutException e) { r += 3; }",
  };

  private RandomSynchronizers() {}

  static String statement(SplittableRandom random, String body) {
    return STATEMENTS[random.nextInt(STATEMENTS.length)].replace("BODY", body);
  }
}

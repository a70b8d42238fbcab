package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.jvm.runtime.VirtualTime;
import io.mazurka.jvm.runtime.WaitSet;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/**
 * A condition of a lock. Signals reach the waiting threads in the order of their arrival, as the
 * locks' documentation promises. A thread that was signalled and then interrupted returns, still
 * interrupted.
 */
final class ControlledCondition implements Condition, Controlled {

  private final Synchronizer self = new Synchronizer(this);
  private final ExclusiveLock lock;
  private final WaitSet waiters;

  ControlledCondition(ExclusiveLock lock) {
    this.lock = lock;
    this.waiters = new WaitSet(this, lock, true);
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public void await() throws InterruptedException {
    checkBeforeWaiting();
    waiters.await(lock.synchronizer, true, Synchronizer.FOR_EVER);
  }

  @Override
  public void awaitUninterruptibly() {
    lock.checkOwner();
    try {
      waiters.await(lock.synchronizer, false, Synchronizer.FOR_EVER);
    } catch (InterruptedException e) {
      throw new IllegalStateException("Mazurka interrupted what cannot be interrupted", e);
    }
  }

  @Override
  public boolean await(long time, TimeUnit unit) throws InterruptedException {
    return signalledWithin(unit.toNanos(time));
  }

  @Override
  public long awaitNanos(long nanos) throws InterruptedException {
    checkBeforeWaiting();
    long before = VirtualTime.timeSoFar();
    boolean signalled = waiters.awaitAndTellTime(lock.synchronizer, Math.max(0, nanos));
    long left = nanos - (VirtualTime.timeSoFar() - before);
    return signalled ? left : Math.min(0, left);
  }

  @Override
  public boolean awaitUntil(Date deadline) throws InterruptedException {
    long millis = deadline.toInstant().toEpochMilli() - VirtualTime.currentTimeMillis();
    return signalledWithin(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  /** One who has been interrupted is told that, also if it does not hold the lock. */
  private void checkBeforeWaiting() throws InterruptedException {
    if (!lock.isOwn() && Operations.interruptedAtCall()) {
      throw new InterruptedException();
    }
    lock.checkOwner();
  }

  private boolean signalledWithin(long nanos) throws InterruptedException {
    checkBeforeWaiting();
    return waiters.await(lock.synchronizer, true, Math.max(0, nanos));
  }

  @Override
  public void signal() {
    lock.checkOwner();
    waiters.signal();
  }

  @Override
  public void signalAll() {
    lock.checkOwner();
    waiters.signalAll();
  }

  /** The threads that wait, if the condition is one of the lock. */
  List<Thread> waiting(ExclusiveLock of) {
    if (lock != of) {
      throw new IllegalArgumentException("Not owner");
    }
    lock.checkOwner();
    return waiters.waiting();
  }

  static ControlledCondition of(Condition condition) {
    if (condition instanceof ControlledCondition controlled) {
      return controlled;
    }
    java.util.Objects.requireNonNull(condition);
    throw new IllegalArgumentException("Not owner");
  }

  @Override
  public int hashCode() {
    return Operations.identityHash(this);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    return Words.of(this, Condition.class);
  }
}

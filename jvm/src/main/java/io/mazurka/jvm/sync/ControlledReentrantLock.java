package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Line;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import java.io.Serial;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** A {@link ReentrantLock} under control. */
public class ControlledReentrantLock extends ReentrantLock implements Controlled, LinedUp {

  @Serial private static final long serialVersionUID = 1;

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final transient Synchronizer self = new Synchronizer(this);

  private final transient ExclusiveLock lock;

  public ControlledReentrantLock() {
    this(false);
  }

  public ControlledReentrantLock(boolean fair) {
    super(fair);
    lock = new ExclusiveLock(self, fair);
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public boolean $mazurka$protects(boolean writes) {
    return lock.isOwn();
  }

  @Override
  public Line line() {
    return lock.line;
  }

  @Override
  public void lock() {
    lock.lock();
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    lock.lockInterruptibly();
  }

  @Override
  public boolean tryLock() {
    return lock.tryLock();
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    return lock.tryLock(unit.toNanos(timeout));
  }

  @Override
  public void unlock() {
    lock.unlock();
  }

  @Override
  public Condition newCondition() {
    lock.noteLine();
    return new ControlledCondition(lock);
  }

  @Override
  public int getHoldCount() {
    return lock.holds();
  }

  @Override
  public boolean isHeldByCurrentThread() {
    return lock.isOwn();
  }

  @Override
  public boolean isLocked() {
    return getOwner() != null;
  }

  @Override
  protected @Nullable Thread getOwner() {
    return lock.lookForOwner();
  }

  @Override
  public boolean hasWaiters(Condition condition) {
    return getWaitQueueLength(condition) > 0;
  }

  @Override
  public int getWaitQueueLength(Condition condition) {
    return getWaitingThreads(condition).size();
  }

  @Override
  protected Collection<Thread> getWaitingThreads(Condition condition) {
    return ControlledCondition.of(condition).waiting(lock);
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
    Thread owner = getOwner();
    return Words.of(this, ReentrantLock.class)
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }
}

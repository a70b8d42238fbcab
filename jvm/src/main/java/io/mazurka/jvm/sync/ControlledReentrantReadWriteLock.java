package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Line;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import java.io.Serial;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/** A {@link ReentrantReadWriteLock} under control. */
public class ControlledReentrantReadWriteLock extends ReentrantReadWriteLock
    implements Controlled, LinedUp {

  @Serial private static final long serialVersionUID = 1;

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final transient Synchronizer self = new Synchronizer(this);

  private final transient ReadWriteState state;

  private final transient ReadLock reading;
  private final transient WriteLock writing;

  public ControlledReentrantReadWriteLock() {
    this(false);
  }

  @SuppressWarnings("this-escape")
  public ControlledReentrantReadWriteLock(boolean fair) {
    super(fair);
    state = new ReadWriteState(self, fair);
    reading = new Reading(this);
    writing = new Writing(this);
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public boolean $mazurka$protects(boolean writes) {
    return state.isOwn() || !writes && state.readers.own() > 0;
  }

  @Override
  public Line line() {
    return state.line;
  }

  @Override
  public ReadLock readLock() {
    return reading;
  }

  @Override
  public WriteLock writeLock() {
    return writing;
  }

  /** The lock for reading. */
  private static final class Reading extends ReadLock implements Controlled {

    @Serial private static final long serialVersionUID = 1;

    private final transient Synchronizer self = new Synchronizer(this);
    private final transient ReadWriteState state;

    /** Whoever shares this lock shares the whole. */
    @SuppressWarnings({"unused", "UnusedVariable"})
    private final transient ReentrantReadWriteLock whole;

    Reading(ControlledReentrantReadWriteLock lock) {
      super(lock);
      this.whole = lock;
      this.state = lock.state;
    }

    @Override
    public Synchronizer synchronizer() {
      return self;
    }

    @Override
    public void lock() {
      state.lockToRead();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      state.lockToReadInterruptibly();
    }

    @Override
    public boolean tryLock() {
      return state.tryLockToRead();
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return state.tryLockToRead(unit.toNanos(timeout));
    }

    @Override
    public void unlock() {
      state.unlockToRead();
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
      state.synchronizer.countReaders();
      return Words.of(this, ReadLock.class) + "[Read locks = " + state.readers.total() + "]";
    }
  }

  /** The lock for writing. */
  private static final class Writing extends WriteLock implements Controlled {

    @Serial private static final long serialVersionUID = 1;

    private final transient Synchronizer self = new Synchronizer(this);
    private final transient ReadWriteState state;

    /** Whoever shares this lock shares the whole. */
    @SuppressWarnings({"unused", "UnusedVariable"})
    private final transient ReentrantReadWriteLock whole;

    Writing(ControlledReentrantReadWriteLock lock) {
      super(lock);
      this.whole = lock;
      this.state = lock.state;
    }

    @Override
    public Synchronizer synchronizer() {
      return self;
    }

    @Override
    public void lock() {
      state.lock();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      state.lockInterruptibly();
    }

    @Override
    public boolean tryLock() {
      return state.tryLock();
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return state.tryLock(unit.toNanos(timeout));
    }

    @Override
    public void unlock() {
      state.unlock();
    }

    @Override
    public Condition newCondition() {
      state.noteLine();
      return new ControlledCondition(state);
    }

    @Override
    public boolean isHeldByCurrentThread() {
      return state.isOwn();
    }

    @Override
    public int getHoldCount() {
      return state.holds();
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
      Thread owner = state.lookForOwner();
      return Words.of(this, WriteLock.class)
          + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }
  }

  @Override
  protected @Nullable Thread getOwner() {
    return state.lookForOwner();
  }

  @Override
  public int getReadLockCount() {
    self.countReaders();
    return state.readers.total();
  }

  @Override
  public boolean isWriteLocked() {
    return getOwner() != null;
  }

  @Override
  public boolean isWriteLockedByCurrentThread() {
    return state.isOwn();
  }

  @Override
  public int getWriteHoldCount() {
    return state.holds();
  }

  @Override
  public int getReadHoldCount() {
    return state.readers.own();
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
    return ControlledCondition.of(condition).waiting(state);
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
    self.countReaders();
    return Words.of(this, ReentrantReadWriteLock.class)
        + ("[Write locks = "
            + state.heldByOwner()
            + ", Read locks = "
            + state.readers.total()
            + "]");
  }
}

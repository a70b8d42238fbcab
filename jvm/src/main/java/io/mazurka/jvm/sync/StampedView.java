package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Synchronizer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** A stamped lock as one without stamps. */
abstract class StampedView implements Lock, Controlled {

  private final Synchronizer self = new Synchronizer(this);

  /** Whoever shares this view shares the lock. */
  final StampedState state;

  StampedView(StampedState state) {
    this.state = state;
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public Condition newCondition() {
    throw new UnsupportedOperationException();
  }

  void check(boolean held) {
    if (!held) {
      throw new IllegalMonitorStateException();
    }
  }

  /** The lock for reading. */
  static final class Reading extends StampedView {

    Reading(StampedState state) {
      super(state);
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
      return state.tryToRead() != 0;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return state.tryToRead(unit.toNanos(time)) != 0;
    }

    @Override
    public void unlock() {
      check(state.unlockRead());
    }
  }

  /** The lock for writing. */
  static final class Writing extends StampedView {

    Writing(StampedState state) {
      super(state);
    }

    @Override
    public void lock() {
      state.lockToWrite();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      state.lockToWriteInterruptibly();
    }

    @Override
    public boolean tryLock() {
      return state.tryToWrite() != 0;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return state.tryToWrite(unit.toNanos(time)) != 0;
    }

    @Override
    public void unlock() {
      check(state.unlockWrite(_ -> true));
    }
  }

  /** Both of them. */
  static final class Both implements ReadWriteLock, Controlled {

    private final Synchronizer self = new Synchronizer(this);
    private final StampedLock whole;

    Both(StampedLock whole) {
      this.whole = whole;
    }

    @Override
    public Synchronizer synchronizer() {
      return self;
    }

    @Override
    public Lock readLock() {
      return whole.asReadLock();
    }

    @Override
    public Lock writeLock() {
      return whole.asWriteLock();
    }
  }
}

package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import java.io.Serial;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * A {@link StampedLock} under control. Stamps have the JDK's bits, so that its static methods
 * understand them; those of readers do not tell how many readers there are.
 */
public class ControlledStampedLock extends StampedLock implements Controlled {

  @Serial private static final long serialVersionUID = 1;

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final transient Synchronizer self = new Synchronizer(this);

  private final transient StampedState state = new StampedState(self);

  @SuppressWarnings("this-escape")
  private final transient StampedView.Reading reading = new StampedView.Reading(state);

  @SuppressWarnings("this-escape")
  private final transient StampedView.Writing writing = new StampedView.Writing(state);

  public ControlledStampedLock() {}

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public long writeLock() {
    return state.lockToWrite();
  }

  @Override
  public long writeLockInterruptibly() throws InterruptedException {
    return state.lockToWriteInterruptibly();
  }

  @Override
  public long tryWriteLock() {
    return state.tryToWrite();
  }

  @Override
  public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
    return state.tryToWrite(unit.toNanos(time));
  }

  @Override
  public long readLock() {
    return state.lockToRead();
  }

  @Override
  public long readLockInterruptibly() throws InterruptedException {
    return state.lockToReadInterruptibly();
  }

  @Override
  public long tryReadLock() {
    return state.tryToRead();
  }

  @Override
  public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
    return state.tryToRead(unit.toNanos(time));
  }

  @Override
  public long tryOptimisticRead() {
    return state.tryOptimisticRead();
  }

  @Override
  public boolean validate(long stamp) {
    return state.validate(stamp);
  }

  @Override
  public void unlockWrite(long stamp) {
    check(state.unlockWrite(held -> held == stamp));
  }

  @Override
  public void unlockRead(long stamp) {
    check(StampedState.isRead(stamp) && state.unlockRead(stamp));
  }

  @Override
  public void unlock(long stamp) {
    check(
        StampedState.isWrite(stamp)
            ? state.unlockWrite(held -> held == stamp)
            : StampedState.isRead(stamp) && state.unlockRead(stamp));
  }

  private static void check(boolean held) {
    if (!held) {
      throw new IllegalMonitorStateException();
    }
  }

  @Override
  public boolean tryUnlockWrite() {
    return state.unlockWrite(_ -> true);
  }

  @Override
  public boolean tryUnlockRead() {
    return state.unlockRead();
  }

  @Override
  public long tryConvertToWriteLock(long stamp) {
    return state.convertToWrite(stamp);
  }

  @Override
  public long tryConvertToReadLock(long stamp) {
    return state.convertToRead(stamp);
  }

  @Override
  public long tryConvertToOptimisticRead(long stamp) {
    return state.convertToOptimistic(stamp);
  }

  @Override
  public boolean isWriteLocked() {
    return state.isWriteLocked();
  }

  @Override
  public boolean isReadLocked() {
    return getReadLockCount() > 0;
  }

  @Override
  public int getReadLockCount() {
    self.countReaders();
    return state.readers();
  }

  @Override
  public Lock asReadLock() {
    return reading;
  }

  @Override
  public Lock asWriteLock() {
    return writing;
  }

  @Override
  public ReadWriteLock asReadWriteLock() {
    return new StampedView.Both(this);
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
    return Words.of(this, StampedLock.class) + state.inBrackets();
  }
}

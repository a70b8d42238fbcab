package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The state of a read-write lock: one writer, or any number of readers, or the writer who reads as
 * well.
 *
 * <p>Readers do not notice each other. Whoever depends on the number of readers performs an update,
 * also where that changes nothing: attempts to write that fail, questions about readers.
 */
final class ReadWriteState extends ExclusiveLock {

  final Readers readers = new Readers();
  private final Need toRead = new Need(super::isFree, this::describe, super::holders);

  ReadWriteState(Synchronizer synchronizer) {
    super(synchronizer);
  }

  @Override
  boolean isFree() {
    return super.isFree() && readers.isEmpty();
  }

  @Override
  Kind failure() {
    return Kind.UPDATE;
  }

  @Override
  String describe() {
    String text = super.describe();
    return owner() != null || readers.isEmpty() ? text : text + ", read by " + readers.names();
  }

  @Override
  List<Thread> holders() {
    return owner() == null ? readers.threads() : super.holders();
  }

  void lockToRead() {
    if (isOwn()) {
      synchronizer.act(Kind.LOCK_SHARED);
    } else {
      synchronizer.await(Kind.LOCK_SHARED, toRead);
    }
    startReading();
  }

  void lockToReadInterruptibly() throws InterruptedException {
    if (isOwn()) {
      checkInterrupt();
      synchronizer.act(Kind.LOCK_SHARED);
    } else {
      synchronizer.await(Kind.LOCK_SHARED, Kind.READ, toRead, Synchronizer.FOR_EVER);
    }
    startReading();
  }

  boolean tryLockToRead() {
    boolean own = isOwn();
    BooleanSupplier readable = () -> own || super.isFree();
    return synchronizer.attempt(readable, Kind.READ, Kind.READ) && startReading();
  }

  boolean tryLockToRead(long nanos) throws InterruptedException {
    if (isOwn()) {
      lockToReadInterruptibly();
      return true;
    }
    return synchronizer.await(Kind.READ, Kind.READ, toRead, Math.max(0, nanos)) && startReading();
  }

  private boolean startReading() {
    readers.add();
    synchronizer.held();
    return true;
  }

  void unlockToRead() {
    if (readers.own() == 0) {
      throw new IllegalMonitorStateException(
          "attempt to unlock read lock, not locked by current thread");
    }
    synchronizer.act(Kind.UNLOCK_SHARED);
    readers.remove();
    synchronizer.freedByReader();
  }

  @Override
  void learn() {
    super.learn();
    synchronizer.acquiredFromReaders();
  }
}

package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Holdable;
import io.mazurka.jvm.runtime.Line;
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
 *
 * <p>A thread that comes to read does not overtake one that waits to write and is first in line,
 * fair or not, unless it reads already. Nobody can tell as long as readers go on by themselves and
 * nobody gives up; but a reader that waits for another one, which comes after a writer, waits for
 * ever.
 */
final class ReadWriteState extends ExclusiveLock {

  final Readers readers = new Readers();
  private final Need toRead = new Need(super::isFree, this::describe, super::holders);
  private final Line.Wish wishToRead = Line.Wish.lock(toRead, false);

  ReadWriteState(Synchronizer synchronizer, boolean fair) {
    super(synchronizer, fair);
  }

  /** Readers come and go in more ways than one, and look whether there is a writer. */
  @Override
  boolean isHidden() {
    return false;
  }

  @Override
  boolean hasLine() {
    return Line.matters();
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
    if (isOwn() || readers.own() > 0) {
      synchronizer.act(Holdable.sharing());
    } else if (hasLine()) {
      line.await(wishToRead);
    } else {
      synchronizer.await(Holdable.sharing(), toRead);
    }
    startReading();
  }

  void lockToReadInterruptibly() throws InterruptedException {
    if (isOwn() || readers.own() > 0) {
      checkInterrupt();
      synchronizer.act(Holdable.sharing());
    } else if (hasLine()) {
      line.await(wishToRead, Synchronizer.FOR_EVER);
    } else {
      synchronizer.await(Holdable.sharing(), Kind.READ, toRead, Synchronizer.FOR_EVER);
    }
    startReading();
  }

  boolean tryLockToRead() {
    boolean own = isOwn();
    BooleanSupplier readable = () -> own || super.isFree();
    return synchronizer.attempt(readable, Holdable.tryingToShare(), Kind.READ) && startReading();
  }

  boolean tryLockToRead(long nanos) throws InterruptedException {
    if (isOwn() || readers.own() > 0) {
      lockToReadInterruptibly();
      return true;
    }
    Line.note();
    return line.await(wishToRead, Math.max(0, nanos)) && startReading();
  }

  private boolean startReading() {
    readers.add();
    Holdable.shares(1);
    synchronizer.heldByReader();
    return true;
  }

  void unlockToRead() {
    if (readers.own() == 0) {
      throw new IllegalMonitorStateException(
          "attempt to unlock read lock, not locked by current thread");
    }
    synchronizer.act(Holdable.givingBack());
    readers.remove();
    Holdable.shares(-1);
    synchronizer.freedByReader();
  }

  @Override
  void learn() {
    super.learn();
    synchronizer.acquiredFromReaders();
  }
}

package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Holdable;
import io.mazurka.jvm.runtime.Line;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The state of a stamped lock: a version that every writer moves on, whether there is a writer, and
 * how many readers there are. A stamp is the version with a bit for its holder's mode.
 *
 * <p>Readers do not notice each other, and optimistic readers do not notice readers. Whoever
 * depends on the number of readers performs an update, also where that changes nothing.
 *
 * <p>One who comes to read overtakes a writer who is in line. But who does so without a limit tries
 * that only once, as in Java's code: it looks at the state, and if that is another one by the time
 * it is to be changed, the thread lines up.
 */
final class StampedState {

  private static final long READER = 1;
  private static final long READERS = 0x7F;
  private static final long WRITER = 0x80;
  private static final long HOLDER = READERS | WRITER;
  private static final long FIRST_VERSION = 0x100;
  private static final long NONE = 0;

  private final Synchronizer synchronizer;
  private final Need toWrite = new Need(this::isFree, this::describe, this::holders);
  private final Need toRead = new Need(this::isReadable, this::describe, this::holders);
  private final Line.Wish wishToWrite = Line.Wish.lock(toWrite, true);
  private final Line.Wish wishToRead = Line.Wish.lockToShare(toRead, Line.OVERTAKES);
  private final Line line;

  /** The version, with the writer's bit. */
  private long version = FIRST_VERSION;

  private int readers;

  /** Those who read, unless others have given back the lock for them. */
  private final Readers stamped = new Readers();

  private @Nullable Thread writer;

  StampedState(Synchronizer synchronizer) {
    this.synchronizer = synchronizer;
    this.line = new Line(synchronizer, false);
  }

  static boolean isRead(long stamp) {
    return (stamp & READERS) != 0;
  }

  static boolean isWrite(long stamp) {
    return (stamp & HOLDER) == WRITER;
  }

  private boolean isReadable() {
    return (version & WRITER) == 0;
  }

  private boolean isFree() {
    return isReadable() && readers == 0;
  }

  /** The writer; readers are only counted. */
  private List<Thread> holders() {
    return writer == null ? List.of() : List.of(writer);
  }

  /** Whether nobody has written since the stamp was given out. */
  private boolean isCurrent(long stamp) {
    return stamp != NONE && (stamp & ~READERS) == version;
  }

  private String describe() {
    Thread owner = writer;
    return synchronizer.name()
        + (owner != null
            ? ", held by " + Synchronizer.name(owner)
            : readers > 0 ? ", which is read" : "");
  }

  /**
   * Whether all threads give back what they got themselves, as far as is known. If not, two of them
   * may compete for a stamp.
   *
   * @param own whether the running thread does
   */
  private static boolean usesOwn(boolean own) {
    if (!own) {
      Line.note();
    }
    return own && !Line.matters();
  }

  // Writing.

  long lockToWrite() {
    if (Line.matters()) {
      line.await(wishToWrite);
    } else {
      synchronizer.await(Kind.LOCK, toWrite);
    }
    return startWriting();
  }

  long lockToWriteInterruptibly() throws InterruptedException {
    if (Line.matters()) {
      line.await(wishToWrite, Synchronizer.FOR_EVER);
    } else {
      synchronizer.await(Kind.LOCK, Kind.UPDATE, toWrite, Synchronizer.FOR_EVER);
    }
    return startWriting();
  }

  long tryToWrite() {
    return synchronizer.attemptToHold(this::isFree, Kind.UPDATE) ? startWriting() : NONE;
  }

  long tryToWrite(long nanos) throws InterruptedException {
    long limit = Math.max(0, nanos);
    boolean free =
        Line.matters()
            ? line.await(wishToWrite, limit)
            : synchronizer.await(Kind.UPDATE, Kind.UPDATE, toWrite, limit);
    return free ? startWriting() : NONE;
  }

  private long startWriting() {
    version |= WRITER;
    writer = Operations.currentThread();
    synchronizer.held();
    synchronizer.acquiredFromReaders();
    return version;
  }

  /** Gives the lock back if the writer's stamp is right; returns whether it is. */
  boolean unlockWrite(LongPredicate held) {
    BooleanSupplier right = () -> !isReadable() && held.test(version);
    Kind success = usesOwn(writer == Operations.currentThread()) ? Kind.UNLOCK : Kind.UPDATE;
    boolean given = synchronizer.attempt(right, success, Kind.READ);
    if (given) {
      stopWriting();
    }
    return given;
  }

  private void stopWriting() {
    long next = version + WRITER;
    version = next == 0 ? FIRST_VERSION : next;
    writer = null;
    synchronizer.freed();
  }

  // Reading.

  long lockToRead() {
    if (Line.matters()) {
      line.await(lookToRead());
    } else {
      synchronizer.await(Holdable.sharing(), toRead);
    }
    return startReading();
  }

  private Line.Wish lookToRead() {
    synchronizer.survey();
    long seen = version;
    int seenReaders = readers;
    return Line.Wish.lockToShare(toRead, _ -> version == seen && readers == seenReaders);
  }

  long lockToReadInterruptibly() throws InterruptedException {
    if (Line.matters()) {
      line.await(wishToRead, Synchronizer.FOR_EVER);
    } else {
      synchronizer.await(Holdable.sharing(), Kind.READ, toRead, Synchronizer.FOR_EVER);
    }
    return startReading();
  }

  long tryToRead() {
    return synchronizer.attempt(this::isReadable, Holdable.tryingToShare(), Kind.READ)
        ? startReading()
        : NONE;
  }

  long tryToRead(long nanos) throws InterruptedException {
    long limit = Math.max(0, nanos);
    boolean readable =
        Line.matters()
            ? line.await(wishToRead, limit)
            : synchronizer.await(Holdable.tryingToShare(), Kind.READ, toRead, limit);
    return readable ? startReading() : NONE;
  }

  private long startReading() {
    readers++;
    stamped.add();
    Holdable.shares(1);
    synchronizer.heldByReader();
    return version | READER;
  }

  boolean unlockRead(long stamp) {
    return unlockReadIf(() -> isCurrent(stamp) && readers > 0);
  }

  boolean unlockRead() {
    return unlockReadIf(() -> readers > 0);
  }

  private boolean unlockReadIf(BooleanSupplier held) {
    Kind success = usesOwn(stamped.own() > 0) ? Holdable.givingBack() : Kind.UPDATE;
    boolean given = synchronizer.attempt(held, success, Kind.UPDATE);
    if (given) {
      stopReading();
    }
    return given;
  }

  private void stopReading() {
    readers--;
    if (stamped.own() > 0) {
      stamped.remove();
      Holdable.shares(-1);
    }
    synchronizer.freedByReader();
  }

  // Optimistic reading.

  long tryOptimisticRead() {
    synchronizer.act(Kind.READ);
    synchronizer.beginOptimisticReads();
    return isReadable() ? version : NONE;
  }

  boolean validate(long stamp) {
    synchronizer.act(Kind.READ);
    boolean valid = isCurrent(stamp);
    synchronizer.endOptimisticReads(valid);
    return valid;
  }

  // From one mode to another.

  long convertToWrite(long stamp) {
    boolean possible = synchronizer.attemptToHold(() -> canConvertToWrite(stamp), Kind.UPDATE);
    if (!isWrite(stamp)) {
      synchronizer.endOptimisticReads(possible);
    }
    if (!possible || isWrite(stamp)) {
      return possible ? stamp : NONE;
    }
    if (isRead(stamp)) {
      stopReading();
    }
    return startWriting();
  }

  private boolean canConvertToWrite(long stamp) {
    int own = isRead(stamp) ? 1 : 0;
    return isCurrent(stamp) && (isWrite(stamp) || readers == own);
  }

  long convertToRead(long stamp) {
    if (!convert(stamp)) {
      return NONE;
    }
    if (isRead(stamp)) {
      return stamp;
    }
    if (isWrite(stamp)) {
      stopWriting();
    }
    return startReading();
  }

  long convertToOptimistic(long stamp) {
    if (!convert(stamp)) {
      return NONE;
    }
    if (isWrite(stamp)) {
      stopWriting();
    } else if (isRead(stamp)) {
      stopReading();
    }
    synchronizer.beginOptimisticReads();
    return version;
  }

  /** The operation of a conversion to something that others may do too; whether it succeeds. */
  private boolean convert(long stamp) {
    boolean held = synchronizer.attemptToHold(() -> isHeld(stamp), Kind.UPDATE);
    if ((stamp & HOLDER) == 0) {
      synchronizer.endOptimisticReads(held);
    }
    return held;
  }

  private boolean isHeld(long stamp) {
    return isCurrent(stamp) && (!isRead(stamp) || readers > 0);
  }

  // Questions.

  boolean isWriteLocked() {
    synchronizer.act(Kind.READ);
    return !isReadable();
  }

  int readers() {
    return readers;
  }

  String inBrackets() {
    return !isReadable()
        ? "[Write-locked]"
        : readers == 0 ? "[Unlocked]" : "[Read-locks:" + readers + "]";
  }
}

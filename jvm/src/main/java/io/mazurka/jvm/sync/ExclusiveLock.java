package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Line;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Part;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.jvm.runtime.WaitSet;
import io.mazurka.program.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reentrant lock that one thread can hold at a time: who holds it, and how often. */
class ExclusiveLock extends Part implements WaitSet.Lock {

  final Synchronizer synchronizer;
  private final Need need = new Need(this::isFree, this::describe, this::holders);
  private final Line.Wish wish = Line.Wish.lock(need, true);
  final Line line;
  private @Nullable Thread owner;
  private int holds;

  ExclusiveLock(Synchronizer synchronizer, boolean fair) {
    this.synchronizer = synchronizer;
    this.line = new Line(synchronizer, fair);
  }

  /**
   * Whether it makes a difference who stands in line; where that is not fair, anybody overtakes,
   * and only who asks can tell.
   */
  boolean hasLine() {
    return line.isFair() ? Line.matters() : Line.isAskedFor();
  }

  /** Others can tell who stands in line, if they are to be served in that order. */
  void noteLine() {
    if (line.isFair()) {
      Line.note();
    }
  }

  /** Whether a thread that does not hold the lock could have it now. */
  boolean isFree() {
    return owner == null;
  }

  /** The operation that an attempt in vain is: one that depends on all that frees the lock. */
  Kind failure() {
    return Kind.READ;
  }

  String describe() {
    return synchronizer.name() + (owner == null ? "" : ", held by " + Synchronizer.name(owner));
  }

  /** Who keeps others from having the lock. */
  List<Thread> holders() {
    return owner == null ? List.of() : List.of(owner);
  }

  void lock() {
    if (isOwn()) {
      holdOnceMore();
    } else {
      await();
      take(1);
    }
  }

  private void await() {
    if (hasLine()) {
      line.await(wish);
    } else {
      synchronizer.await(Kind.LOCK, need);
    }
  }

  void lockInterruptibly() throws InterruptedException {
    if (isOwn()) {
      checkInterrupt();
      holdOnceMore();
    } else {
      if (hasLine()) {
        line.await(wish, Synchronizer.FOR_EVER);
      } else {
        synchronizer.await(Kind.LOCK, failure(), need, Synchronizer.FOR_EVER);
      }
      take(1);
    }
  }

  boolean tryLock() {
    if (isOwn()) {
      holdOnceMore();
      return true;
    }
    synchronizer.noteTry();
    boolean free = synchronizer.attemptToHold(this::isFree, failure());
    if (free) {
      take(1);
    }
    return free;
  }

  boolean tryLock(long nanos) throws InterruptedException {
    if (isOwn()) {
      checkInterrupt();
      holdOnceMore();
      return true;
    }
    noteLine();
    synchronizer.noteTry();
    long limit = Math.max(0, nanos);
    boolean free =
        hasLine()
            ? line.await(wish, limit)
            : synchronizer.await(Kind.UPDATE, failure(), need, limit);
    if (free) {
      take(1);
    }
    return free;
  }

  void unlock() {
    checkOwner();
    if (holds > 1) {
      holds--;
    } else {
      if (!isHidden()) {
        synchronizer.act(Kind.UNLOCK);
      }
      release();
    }
  }

  /** Whether nobody can notice that the running thread has held the lock. */
  boolean isHidden() {
    return !hasLine() && synchronizer.hide();
  }

  @Override
  public int release() {
    int held = holds;
    owner = null;
    holds = 0;
    synchronizer.freed();
    return held;
  }

  @Override
  public void retake(int held, int site) {
    await();
    take(held);
  }

  /**
   * Who is notified lines up at once only where that has consequences: others cannot overtake, or
   * ask.
   */
  @Override
  public @Nullable Line line() {
    return line.isFair() && hasLine() || Line.isAskedFor() ? line : null;
  }

  boolean isOwn() {
    return owner == Operations.currentThread();
  }

  int holds() {
    return isOwn() ? holds : 0;
  }

  /** How often the owner holds the lock, 0 if there is none. */
  int heldByOwner() {
    return holds;
  }

  /** Who holds the lock, or null. */
  @Nullable Thread owner() {
    return owner;
  }

  /** The same for a thread that may be another; a visible operation. */
  @Nullable Thread lookForOwner() {
    if (!isOwn()) {
      synchronizer.noteTry();
      synchronizer.act(Kind.READ);
    }
    return owner;
  }

  void checkOwner() {
    if (!isOwn()) {
      throw new IllegalMonitorStateException();
    }
  }

  private void take(int times) {
    owner = Operations.currentThread();
    holds = times;
    learn();
  }

  /** What others did before they gave up the lock happened before what the owner does now. */
  void learn() {
    synchronizer.held();
  }

  private void holdOnceMore() {
    if (holds == Integer.MAX_VALUE) {
      throw new Error("Maximum lock count exceeded");
    }
    holds++;
  }

  static void checkInterrupt() throws InterruptedException {
    if (Operations.interruptedAtCall()) {
      throw new InterruptedException();
    }
  }
}

package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Line;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.io.Serial;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * A {@link Semaphore} under control. Once in line, threads wait for the first of them, which may
 * want more permits than there are; so a thread can wait for ever though there is a permit for it.
 */
public class ControlledSemaphore extends Semaphore implements Controlled, LinedUp {

  @Serial private static final long serialVersionUID = 1;

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final transient Synchronizer self = new Synchronizer(this);

  private final transient Line line;
  private transient int permits;

  public ControlledSemaphore(int permits) {
    this(permits, false);
  }

  public ControlledSemaphore(int permits, boolean fair) {
    super(permits, fair);
    this.permits = permits;
    this.line = new Line(self, fair);
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public Line line() {
    return line;
  }

  @Override
  public void acquire() throws InterruptedException {
    acquire(1);
  }

  @Override
  public void acquire(int wanted) throws InterruptedException {
    await(wanted, Synchronizer.FOR_EVER);
    take(wanted);
  }

  @Override
  public void acquireUninterruptibly() {
    acquireUninterruptibly(1);
  }

  @Override
  public void acquireUninterruptibly(int wanted) {
    noteLineFor(wanted);
    if (Line.matters()) {
      line.await(Line.Wish.permits(need(wanted)));
    } else {
      self.await(Kind.ACQUIRE, need(wanted));
    }
    take(wanted);
  }

  private boolean await(int wanted, long nanos) throws InterruptedException {
    noteLineFor(wanted);
    return Line.matters()
        ? line.await(Line.Wish.permits(need(wanted)), nanos)
        : self.await(Kind.ACQUIRE, Kind.READ, need(wanted), nanos);
  }

  /** As long as all threads want one permit each, who is first in line can go if anybody can. */
  private static void noteLineFor(int wanted) {
    check(wanted);
    if (wanted != 1) {
      Line.note();
    }
  }

  @Override
  public boolean tryAcquire() {
    return tryAcquire(1);
  }

  @Override
  public boolean tryAcquire(int wanted) {
    return self.attempt(need(wanted).met(), Kind.UPDATE, Kind.READ) && take(wanted);
  }

  @Override
  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    return tryAcquire(1, timeout, unit);
  }

  @Override
  public boolean tryAcquire(int wanted, long timeout, TimeUnit unit) throws InterruptedException {
    if (line.isFair()) {
      Line.note();
    }
    return await(wanted, Math.max(0, unit.toNanos(timeout))) && take(wanted);
  }

  @Override
  public void release() {
    release(1);
  }

  @Override
  public void release(int returned) {
    check(returned);
    self.act(Kind.RELEASE);
    if (permits + returned < permits) {
      throw new Error("Maximum permit count exceeded");
    }
    self.released();
    permits += returned;
  }

  @Override
  public int availablePermits() {
    self.act(Kind.READ);
    return permits;
  }

  @Override
  public int drainPermits() {
    boolean some = self.attempt(() -> permits != 0, Kind.UPDATE, Kind.READ);
    Synchronizer.noticed();
    int drained = permits;
    return some && take(drained) ? drained : 0;
  }

  @Override
  protected void reducePermits(int reduction) {
    check(reduction);
    self.act(Kind.UPDATE);
    if (permits - reduction > permits) {
      throw new Error("Permit count underflow");
    }
    permits -= reduction;
  }

  private Need need(int wanted) {
    check(wanted);
    return new Need(() -> permits >= wanted, () -> describe(wanted));
  }

  private String describe(int wanted) {
    String what = wanted == 1 ? "a permit" : wanted + " permits";
    return what + " of " + self.name() + ", which has " + (permits == 0 ? "none" : permits);
  }

  private boolean take(int taken) {
    permits -= taken;
    self.acquired();
    return true;
  }

  private static void check(int number) {
    if (number < 0) {
      throw new IllegalArgumentException();
    }
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
    return Words.of(this, Semaphore.class) + "[Permits = " + availablePermits() + "]";
  }
}

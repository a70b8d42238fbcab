package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A {@link CyclicBarrier} under control. To arrive is one operation, to go on another; the last to
 * arrive goes on at once. While the barrier's action runs nobody else can do anything to the
 * barrier.
 */
public class ControlledCyclicBarrier extends CyclicBarrier implements Controlled {

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final Synchronizer self = new Synchronizer(this);

  private final @Nullable Runnable action;
  private Generation generation = new Generation();
  private int waiting;
  private @Nullable Thread acting;

  public ControlledCyclicBarrier(int parties) {
    this(parties, null);
  }

  public ControlledCyclicBarrier(int parties, @Nullable Runnable action) {
    super(parties, action);
    this.action = action;
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public int await() throws InterruptedException, BrokenBarrierException {
    try {
      return await(Synchronizer.FOR_EVER);
    } catch (TimeoutException e) {
      throw new IllegalStateException("Mazurka ended a wait without an end", e);
    }
  }

  @Override
  public int await(long timeout, TimeUnit unit)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    return await(Math.max(0, unit.toNanos(timeout)));
  }

  private int await(long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    arrive();
    Generation mine = generation;
    Operations.publish(this, mine);
    mine.check();
    if (Synchronizer.takeInterrupt()) {
      breakUp();
      throw new InterruptedException();
    }
    mine.synchronizer().released();
    int index = getParties() - ++waiting;
    if (index == 0) {
      letGo(mine);
    } else {
      goOn(mine, nanos);
    }
    mine.synchronizer().acquired();
    return index;
  }

  private void arrive() {
    if (action == null) {
      self.updateWithInterrupt();
    } else {
      self.updateWithInterrupt(undisturbed());
    }
  }

  /** The last to arrive runs the action and lets all go on, or none if the action fails. */
  private void letGo(Generation mine) {
    if (action != null) {
      runAction(mine, action);
    }
    mine.complete = true;
    renew();
  }

  private void runAction(Generation mine, Runnable run) {
    mine.synchronizer().acquired();
    acting = Operations.currentThread();
    boolean done = false;
    try {
      run.run();
      done = true;
    } finally {
      self.act(Kind.UPDATE);
      acting = null;
      mine.synchronizer().released();
      if (!done) {
        breakUp();
      }
    }
  }

  private void goOn(Generation mine, long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    if (nanos == 0) {
      breakUp(); // Java's own gives up before it lets others in.
      throw new TimeoutException();
    }
    Need end = new Need(mine::isOver, this::describe);
    // Who gives up while the action runs comes too late: all go on then, or the action fails.
    Synchronizer.Way way =
        self.awaitOrGiveUp(end, action == null ? null : () -> acting == null, nanos);
    mine.check();
    switch (way) {
      case MET -> {}
      case INTERRUPTED -> {
        breakUp();
        throw new InterruptedException();
      }
      case TIMED_OUT -> {
        breakUp();
        throw new TimeoutException();
      }
    }
  }

  private void breakUp() {
    generation.broken = true;
    waiting = 0;
  }

  private void renew() {
    generation = new Generation();
    waiting = 0;
  }

  @Override
  public void reset() {
    self.await(Kind.UPDATE, undisturbed());
    breakUp();
    renew();
  }

  @Override
  public boolean isBroken() {
    self.look(undisturbed());
    return generation.broken;
  }

  @Override
  public int getNumberWaiting() {
    self.look(undisturbed());
    return waiting;
  }

  /** No action runs but one of the thread's own. */
  private Need undisturbed() {
    Thread me = Operations.currentThread();
    return new Need(() -> acting == null || acting == me, this::describe);
  }

  private String describe() {
    return acting != null
        ? "the action of " + self.name() + ", run by " + Synchronizer.name(acting)
        : getParties() - waiting + " more to arrive at " + self.name();
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
    return Words.of(this, CyclicBarrier.class);
  }
}

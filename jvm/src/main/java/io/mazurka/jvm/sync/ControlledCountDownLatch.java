package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A {@link CountDownLatch} under control. */
public class ControlledCountDownLatch extends CountDownLatch implements Controlled {

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final Synchronizer self = new Synchronizer(this);

  private int count;

  public ControlledCountDownLatch(int count) {
    super(count);
    this.count = count;
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  /** To wait for zero is to join all who count down: the two are never enabled together. */
  @Override
  public void await() throws InterruptedException {
    self.await(Kind.JOIN, Kind.READ, zero(), Synchronizer.FOR_EVER);
    self.acquired();
  }

  @Override
  public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
    long nanos = Math.max(0, unit.toNanos(timeout));
    boolean reached = self.await(Kind.READ, Kind.READ, zero(), nanos);
    if (reached) {
      self.acquired();
    }
    return reached;
  }

  @Override
  public void countDown() {
    if (self.attempt(() -> count > 0, Kind.RELEASE, Kind.READ)) {
      count--;
      self.released();
    }
  }

  @Override
  public long getCount() {
    self.act(Kind.READ);
    return count;
  }

  private Need zero() {
    return new Need(() -> count == 0, this::describe);
  }

  private String describe() {
    return self.name() + " to reach zero, from " + count;
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
    return Words.of(this, CountDownLatch.class) + "[Count = " + getCount() + "]";
  }
}

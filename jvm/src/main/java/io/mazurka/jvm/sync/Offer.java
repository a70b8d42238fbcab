package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Synchronizer;
import org.jspecify.annotations.Nullable;

/** What one thread has to give, if anything, and what it gets for it. */
final class Offer<V extends @Nullable Object> implements Controlled {

  private final Synchronizer self = new Synchronizer(this);
  private final V given;
  private @Nullable V received;
  private boolean taken;

  Offer(V given) {
    this.given = given;
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  V given() {
    return given;
  }

  boolean isTaken() {
    return taken;
  }

  /** The running thread takes the offer, for something else. */
  V take(V instead) {
    self.acquired();
    self.released();
    received = instead;
    taken = true;
    return given;
  }

  @Nullable V received() {
    self.acquired();
    return received;
  }
}

package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Synchronizer;
import java.util.concurrent.BrokenBarrierException;

/** One use of a barrier, from the first arrival to the moment when all go on. */
final class Generation implements Controlled {

  private final Synchronizer self = new Synchronizer(this);
  boolean complete;
  boolean broken;

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  boolean isOver() {
    return complete || broken;
  }

  void check() throws BrokenBarrierException {
    if (broken) {
      Synchronizer.noticed();
      throw new BrokenBarrierException();
    }
  }
}

package io.mazurka.jvm.coroutine;

import java.util.function.Predicate;

/**
 * Code that runs until it suspends itself, and goes on from there when it is resumed. Only one side
 * runs at a time: the scheduler, or one coroutine.
 */
public abstract class Coroutine {

  private boolean finished;

  /** Runs the code from where it stands until it suspends itself or is finished. */
  public abstract void resume();

  /** Hands control back to the caller of {@link #resume}; called by the running code itself. */
  public abstract void suspend();

  /** Gives up the code where it stands; it will never be resumed again. */
  public abstract void abandon();

  /**
   * Shows the frames of the suspended code, innermost first, until one is not wanted; returns
   * whether there was such a one. Code whose frames cannot be seen shows none.
   */
  public boolean walk(Predicate<Frame> wanted) {
    return false;
  }

  /** Whether a thread that calls itself by this object can be the one that runs the code. */
  public abstract boolean isCarriedBy(Thread current);

  /** Whether the code has run to its end. */
  public final boolean finished() {
    return finished;
  }

  final void finish() {
    finished = true;
  }
}

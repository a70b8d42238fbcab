package io.mazurka.jvm.coroutine;

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

package io.mazurka.jvm.substitute;

import org.jspecify.annotations.Nullable;

/** What a stage does as soon as those that it waits for are complete. */
interface Reaction {

  /**
   * The stage's outcome where it follows from the others without a function of the program's.
   *
   * @param second the same as the first where there is one only
   */
  @Nullable Outcome atOnce(Outcome first, Outcome second);

  /** Calls the program's function; returns null if the stage has to wait for another one. */
  @Nullable Outcome react(Promise stage, Outcome first, Outcome second) throws Throwable;

  /** A function that is called whatever happened. */
  interface Always extends Reaction {
    @Override
    default @Nullable Outcome atOnce(Outcome first, Outcome second) {
      return null;
    }
  }

  /** A function that is called with values; failures are passed on. */
  interface OnSuccess extends Reaction {
    @Override
    default @Nullable Outcome atOnce(Outcome first, Outcome second) {
      Outcome failed = first.failure != null ? first : second;
      return failed.failure != null ? failed.passedOn() : null;
    }
  }

  /** A function that is called with a failure; values are passed on. */
  interface OnFailure extends Reaction {
    @Override
    default @Nullable Outcome atOnce(Outcome first, Outcome second) {
      return first.failure == null ? first : null;
    }
  }

  /** No function at all. */
  interface Relay extends Reaction {
    @Override
    Outcome atOnce(Outcome first, Outcome second);

    @Override
    default Outcome react(Promise stage, Outcome first, Outcome second) {
      return atOnce(first, second);
    }
  }
}

package io.mazurka.spl.machine;

/** A compiled action. */
@FunctionalInterface
public interface Deed {

  /** Performs the action for the thread that moves. */
  void perform(Store store);

  /** Whether the action can be performed now. */
  default boolean ready(Store store) {
    return true;
  }

  /** What a thread waits for while the action is not ready, in words. */
  default String awaited(Store store) {
    return "";
  }
}

package io.mazurka.spl.machine;

import java.util.function.IntUnaryOperator;

/** Knows what a thread has yet to run, wherever it stands. */
@FunctionalInterface
public interface Rest {

  /**
   * The code from a control location on.
   *
   * @param locals the present values of the thread's local variables
   */
  Residue from(int location, IntUnaryOperator locals);
}

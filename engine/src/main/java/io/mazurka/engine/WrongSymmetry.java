package io.mazurka.engine;

import io.mazurka.program.ProgramException;

/**
 * A declared symmetry does not hold: what is about to happen in one place is not what would have to
 * correspond to it in the other. What was pruned on account of it may matter.
 */
public final class WrongSymmetry extends ProgramException {

  private static final long serialVersionUID = 1L;

  WrongSymmetry(String where, String what) {
    super(
        "the declared symmetry does not hold: %s %s; correct the declaration or leave it out"
            .formatted(where, what));
  }
}

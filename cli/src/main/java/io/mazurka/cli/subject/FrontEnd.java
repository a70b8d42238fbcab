package io.mazurka.cli.subject;

import io.mazurka.check.Loaded;

/** A way to run programs of some kind. */
public interface FrontEnd {

  /** Whether the subject, by its name, is of this kind. */
  boolean takes(Subject subject);

  /**
   * Makes the subject ready.
   *
   * @throws io.mazurka.program.ProgramException if it cannot be handled
   */
  Loaded load(Subject subject);
}

package io.mazurka.spl.syntax;

import io.mazurka.program.ProgramException;

/** A model is not well formed; the message names file, line and column, and what was expected. */
public final class SplException extends ProgramException {

  private static final long serialVersionUID = 1L;

  private final transient Position at;

  public SplException(Position at, String problem) {
    super(at + ": " + problem);
    this.at = at;
  }

  /** Where the model goes wrong. */
  public Position at() {
    return at;
  }
}

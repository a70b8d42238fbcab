package io.mazurka.program;

/**
 * The program cannot be handled; the message says what stands in the way, where, and what to do
 * about it.
 */
public class ProgramException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ProgramException(String message) {
    super(message);
  }

  public ProgramException(String message, Throwable cause) {
    super(message, cause);
  }
}

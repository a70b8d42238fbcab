package io.mazurka.program;

/**
 * Something about the program that its author wants to know.
 *
 * @param message one line that is the same in every execution that shows the same fault, and only
 *     there
 * @param detail the explanation, of any number of lines: stack traces, who waits for whom
 */
public record Finding(Kind kind, String message, String detail) {

  /** What is wrong. */
  public enum Kind {
    /** Threads wait for each other, or for something that nobody will do. */
    DEADLOCK,
    /** An assertion failed. */
    ASSERTION,
    /** A thread died of an uncaught exception. */
    EXCEPTION,
    /** Two accesses to the same variable, one of them a write, and nothing orders them. */
    RACE,
    /** Threads keep moving, yet none gets anywhere. */
    LIVELOCK,
    /** A thread computes without end and never reaches a visible operation. */
    HANG;

    /** The name in the result's JSON and in messages. */
    public String label() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }
}

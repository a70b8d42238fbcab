package io.mazurka.program;

/**
 * Thrown by {@link Execution#step} when the front end has learned something that makes it describe
 * operations differently from now on, so that what the search has concluded from them may be wrong.
 * The search begins again from the start; findings so far remain.
 */
public final class SearchAgain extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What was learned. */
  public SearchAgain(String reason) {
    super(reason, null, false, false);
  }
}

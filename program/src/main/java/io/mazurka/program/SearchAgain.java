package io.mazurka.program;

/**
 * Thrown by {@link Execution#step} when the front end has learned something that makes it describe
 * operations differently from now on, so that what the search has concluded from them may be wrong.
 * The search begins again from the start; findings so far remain.
 */
public final class SearchAgain extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean changesSteps;

  /** What was learned. */
  public SearchAgain(String reason) {
    this(reason, false);
  }

  private SearchAgain(String reason, boolean changesSteps) {
    super(reason, null, false, false);
    this.changesSteps = changesSteps;
  }

  /**
   * What was learned, if it makes threads take other steps, so that who follows a schedule has to
   * know it.
   */
  public static SearchAgain withOtherSteps(String reason) {
    return new SearchAgain(reason, true);
  }

  /** Whether threads take other steps now. */
  public boolean changesSteps() {
    return changesSteps;
  }
}

package io.mazurka.engine;

/**
 * How many explore at the same time, where the preset allows it.
 *
 * @param count how many there are, the one that begins among them
 * @param calledAfter after how many executions since the search began, or began again, the others
 *     are called in
 */
public record Workers(int count, int calledAfter) {

  /** The search takes all executions itself. */
  public static final Workers ONE = of(1);

  public Workers {
    if (count < 1 || calledAfter < 1) {
      throw new IllegalArgumentException(count + " workers after " + calledAfter + " executions");
    }
  }

  /** So many workers, who do not come for a handful of executions. */
  public static Workers of(int count) {
    return new Workers(count, 64);
  }
}

package io.mazurka.text;

/**
 * How much of a long execution is shown: its beginning and its end.
 *
 * @param steps how many steps are shown at most, 0 for all
 * @param rest where the others can be seen, told in their place
 */
public record Excerpt(int steps, String rest) {

  /** What the option of the command line says. */
  public static Excerpt ofAtMost(int steps) {
    return new Excerpt(steps, "--max-trace-lines 0 shows them");
  }
}

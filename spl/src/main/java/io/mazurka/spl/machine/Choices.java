package io.mazurka.spl.machine;

import java.util.Arrays;

/**
 * The nondeterministic choices of one transition, counted like the digits of an odometer: running a
 * transition under each position in turn takes every way through it.
 */
final class Choices {

  private int[] taken = new int[4];
  private int[] widths = new int[4];
  private int known;
  private int asked;

  /** Goes back to the first way. */
  void reset() {
    known = 0;
    asked = 0;
  }

  /** Starts another run under the present position. */
  void rewind() {
    asked = 0;
  }

  /** The next choice of the run, among so many. */
  int among(int width) {
    if (asked == known) {
      if (known == taken.length) {
        taken = Arrays.copyOf(taken, 2 * known);
        widths = Arrays.copyOf(widths, 2 * known);
      }
      taken[known] = 0;
      widths[known++] = width;
    }
    return taken[asked++];
  }

  /** Moves on to the next way, if there is one. */
  boolean advance() {
    while (known > 0 && taken[known - 1] + 1 == widths[known - 1]) {
      known--;
    }
    if (known > 0) {
      taken[known - 1]++;
    }
    return known > 0;
  }
}

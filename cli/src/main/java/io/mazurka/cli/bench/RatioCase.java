package io.mazurka.cli.bench;

import io.mazurka.cli.bench.SearchCase.Count;

/**
 * Two searches of a program, and how many times as much as the one the other explored in a paper.
 *
 * @param published how many times; {@link SearchCase#UNKNOWN} if the paper has not the program in
 *     this size
 * @param enough after how many executions a search is given up
 */
record RatioCase(BenchSearch less, BenchSearch more, Count count, double published, long enough) {

  /** What the two searches counted. */
  record Ratio(long less, long more, boolean isMore) {

    /** How many times as much; at least so many, if the larger search was given up. */
    double times() {
      return (double) more / less;
    }
  }

  boolean isPublished() {
    return published > 0;
  }

  boolean isReached(Ratio here) {
    return here.times() >= published;
  }
}

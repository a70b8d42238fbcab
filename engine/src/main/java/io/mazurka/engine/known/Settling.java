package io.mazurka.engine.known;

/**
 * Whether a search has come to where it learns little that is new. Until then several workers would
 * wait for each other, or would each run the program for what is about to be known.
 */
final class Settling {

  /** The number of transitions looked at together, for each execution that may go before. */
  private static final int WINDOW = 16;

  /** Of how many transitions at most one is new once the search has settled. */
  private static final int RARELY = 16;

  /** After so long others are called in any case: some programs have few, long executions. */
  private static final long LONG_NANOS = 5_000_000_000L;

  private final long begun = System.nanoTime();
  private long recalled;
  private long performed;
  private boolean over;

  /** A transition was known. */
  void recalled() {
    recalled++;
  }

  /** A transition was new. */
  void performed() {
    performed++;
  }

  /**
   * Whether the search has settled.
   *
   * @param patience after how many executions it may be over
   */
  boolean isOver(int patience) {
    if (recalled + performed >= (long) WINDOW * patience) {
      over |= RARELY * performed <= recalled;
      recalled = 0;
      performed = 0;
    }
    return over || System.nanoTime() - begun > LONG_NANOS;
  }
}

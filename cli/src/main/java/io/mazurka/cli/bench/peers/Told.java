package io.mazurka.cli.bench.peers;

/**
 * What a tool told of a program.
 *
 * @param executions how many it has run, or -1 if that is not known
 * @param why what it found, or how it failed
 */
record Told(Kind kind, long executions, String why) {

  /** What became of the search. */
  enum Kind {
    VIOLATED,
    EXHAUSTED,
    /** It met a limit of its own. */
    GAVE_UP,
    /** It was stopped before either. */
    STOPPED,
    CRASHED
  }
}

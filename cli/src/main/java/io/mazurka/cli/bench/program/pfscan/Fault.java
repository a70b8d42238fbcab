package io.mazurka.cli.bench.program.pfscan;

/** What is wrong with the scanner. */
enum Fault {
  /** Nothing. */
  NONE,
  /** The number of matches is told while workers are still looking for some. */
  RACE,
  /** The end of the queue wakes one waiting worker only. */
  DEADLOCK
}

package io.mazurka.cli.bench.program.pfscan;

/** What is wrong with the scanner. */
enum Fault {
  /** Nothing. */
  NONE,
  /** Workers count matches without the lock. */
  RACE,
  /** The end of the queue wakes one waiting worker only. */
  DEADLOCK
}

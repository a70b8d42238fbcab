package io.mazurka.cli.bench.program.aget;

/** What is wrong with the download. */
enum Fault {
  /** Nothing. */
  NONE,
  /** A thread that has written the short part at the end of the file counts without the lock. */
  RACE,
  /** A thread that has written the short part at the end of the file keeps the lock. */
  DEADLOCK
}

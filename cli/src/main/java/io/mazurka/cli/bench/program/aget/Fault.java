package io.mazurka.cli.bench.program.aget;

/** What is wrong with the download. */
enum Fault {
  /** Nothing. */
  NONE,
  /** What is written is counted without the lock. */
  RACE,
  /** The thread that waits for the signal holds the lock meanwhile. */
  DEADLOCK
}

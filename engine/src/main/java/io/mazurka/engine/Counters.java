package io.mazurka.engine;

import java.util.concurrent.atomic.AtomicLong;

/** Counts what a search does; one thread counts, any thread may look. */
final class Counters {

  private final AtomicLong executions = new AtomicLong();
  private final AtomicLong transitions = new AtomicLong();
  private final AtomicLong sleepBlocked = new AtomicLong();
  private final AtomicLong maxDepth = new AtomicLong();

  long executions() {
    return executions.getPlain();
  }

  void execution(int depth) {
    increment(executions);
    if (depth > maxDepth.getPlain()) {
      maxDepth.setRelease(depth);
    }
  }

  void transition() {
    increment(transitions);
  }

  void sleepBlocked() {
    increment(sleepBlocked);
  }

  Statistics statistics() {
    return new Statistics(
        executions.getAcquire(),
        transitions.getAcquire(),
        sleepBlocked.getAcquire(),
        (int) maxDepth.getAcquire());
  }

  /** Cheaper than an atomic increment, which a single counting thread does not need. */
  private static void increment(AtomicLong counter) {
    counter.setRelease(counter.getPlain() + 1);
  }
}

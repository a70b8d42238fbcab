package io.mazurka.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Keeps a search within its bounds, and remembers what kept it from being complete. */
final class Limits {

  private final Bounds bounds;
  private final long start = System.nanoTime();
  private boolean finished;
  private volatile boolean tooDeep;
  private volatile boolean preemptionsLeftOut;
  private volatile boolean stopped;
  private volatile boolean interrupted;
  private volatile @Nullable String met;

  Limits(Bounds bounds) {
    this.bounds = bounds;
  }

  /** Remembers that something was left out, and why. */
  void leftOut(String reason) {
    if (met == null) {
      met = reason;
    }
  }

  /** Ends the search, and remembers why. */
  void stop(String reason) {
    leftOut(reason);
    stopped = true;
  }

  /** Makes all workers come to an end, as the search will start over. */
  void interrupt() {
    interrupted = true;
  }

  /** Whether workers were made to come to an end because the search will start over. */
  boolean isInterrupted() {
    return interrupted;
  }

  /**
   * What a walk has left out.
   *
   * @param reason null if nothing
   * @param tooDeep whether executions were left at the bound on depth
   */
  record Gap(@Nullable String reason, boolean tooDeep) {

    static final Gap NONE = new Gap(null, false);
  }

  /** Another walk goes on, or begins; returns what this one has left out, which does not count. */
  Gap exchange(Gap before) {
    Gap gap = new Gap(met, tooDeep);
    interrupted = false;
    if (!stopped) {
      met = before.reason;
      tooDeep = before.tooDeep;
    }
    return gap;
  }

  /** Whether an execution was left at the bound on depth since the search started. */
  boolean isTooDeep() {
    return tooDeep;
  }

  /** Whether the search must end now; asked before every transition. */
  boolean stopped() {
    return stopped || interrupted;
  }

  /** Whether there is a bound on the number of executions. */
  boolean countsExecutions() {
    return bounds.executions() < Long.MAX_VALUE;
  }

  /** Whether the search must end before its next execution, after so many. */
  boolean spent(long executions) {
    lookAtTheClock();
    if (executions >= bounds.executions()) {
      stop("the bound of " + count(bounds.executions(), "execution") + " was met");
    }
    return stopped;
  }

  /** Whether an execution that could go on must not, as it has so many transitions. */
  boolean tooDeep(int depth) {
    if (depth < bounds.depth()) {
      return false;
    }
    tooDeep = true;
    leftOut("the bound of " + count(bounds.depth(), "transition") + " in an execution was met");
    return true;
  }

  /** Whether a state after so many preemptions must not add to them. */
  boolean tooManyPreemptions(int preemptions) {
    return preemptions >= bounds.preemptions();
  }

  /** A thread was not explored from a state because that would have been one preemption more. */
  void preemptionLeftOut() {
    preemptionsLeftOut = true;
  }

  /** The bound on preemptions, if nothing else kept the search from being complete. */
  OptionalInt preemptions() {
    return finished && met == null && preemptionsLeftOut
        ? OptionalInt.of(bounds.preemptions())
        : OptionalInt.empty();
  }

  private static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** The search has come to its own end. */
  void finish() {
    finished = true;
  }

  /** Whether the search has come to its own end and left nothing out. */
  boolean complete() {
    return finished && met == null && !preemptionsLeftOut;
  }

  Optional<String> met() {
    return met == null && preemptionsLeftOut
        ? Optional.of(
            "schedules with more than "
                + count(bounds.preemptions(), "preemption")
                + " were not explored")
        : Optional.ofNullable(met);
  }

  Duration time() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Ends the search if its time is up; to be called every few transitions. */
  void lookAtTheClock() {
    if (!stopped && System.nanoTime() - start >= bounds.time().toNanos()) {
      stop("the bound of " + bounds.time().toMillis() / 1000.0 + " s was met");
    }
  }
}

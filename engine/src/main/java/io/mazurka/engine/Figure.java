package io.mazurka.engine;

/** What some algorithms count or measure beside executions and transitions. */
public enum Figure {
  /** States that were told apart. */
  STATES("states"),
  /** Executions cut short at a state that was visited before. */
  REVISITED("revisited"),
  /** Pairs of threads that were compared for symmetry. */
  SYMMETRY_CHECKS("symmetryChecks"),
  /** Transitions that were left out as symmetric to an explored one. */
  SYMMETRIC_PRUNES("symmetricPrunes"),
  /** Executions in which every enabled thread was asleep. */
  SLEEP_BLOCKED("sleepBlocked"),
  /** Transitions explored that the program was not run for, as it was known what they do. */
  RECALLED("recalled"),
  /** Nanoseconds spent on reading states. */
  PROBE_TIME("probeSeconds"),
  /** Nanoseconds spent on comparing states and threads. */
  COMPARE_TIME("compareSeconds");

  private final String label;

  Figure(String label) {
    this.label = label;
  }

  /** The name in the result's JSON, where times are in seconds. */
  public String label() {
    return label;
  }

  /** Whether the figure is a time. */
  public boolean isTime() {
    return this == PROBE_TIME || this == COMPARE_TIME;
  }
}

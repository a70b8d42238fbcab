package io.mazurka.engine;

import java.time.Duration;

/**
 * What bounds a search. A bound that is met makes the search incomplete.
 *
 * @param executions the number of executions
 * @param time how long the search may take
 * @param depth the number of transitions of one execution
 * @param preemptions how often in one execution a thread may be left that could have gone on
 */
public record Bounds(long executions, Duration time, int depth, int preemptions) {

  /** More transitions than a terminating test takes. */
  public static final int DEFAULT_DEPTH = 20_000;

  /** No bounds but the default depth. */
  public static final Bounds NONE =
      new Bounds(
          Long.MAX_VALUE,
          Duration.ofSeconds(Long.MAX_VALUE / 2_000_000_000L),
          DEFAULT_DEPTH,
          Integer.MAX_VALUE);

  public Bounds withExecutions(long limit) {
    return new Bounds(limit, time, depth, preemptions);
  }

  public Bounds withTime(Duration limit) {
    return new Bounds(executions, limit, depth, preemptions);
  }

  public Bounds withDepth(int limit) {
    return new Bounds(executions, time, limit, preemptions);
  }

  public Bounds withPreemptions(int limit) {
    return new Bounds(executions, time, depth, limit);
  }
}

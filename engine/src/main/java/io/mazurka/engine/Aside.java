package io.mazurka.engine;

import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * A walk that was put aside so that another one can go on, and what belongs to it alone.
 *
 * @param outcomes those of its executions, counted
 * @param gap what it has left out
 */
record Aside(Walk walk, Map<String, LongAdder> outcomes, Limits.Gap gap) {

  /** What the walk has cost. */
  Effort effort() {
    return walk.path().effort();
  }
}

package io.mazurka.engine;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a search has done so far.
 *
 * @param executions complete runs, among them those cut short
 * @param transitions transitions explored, not those only replayed
 * @param maxDepth transitions of the longest execution
 * @param figures what else the algorithm counts; what it does not is absent
 */
public record Statistics(
    long executions, long transitions, int maxDepth, Map<Figure, Long> figures) {

  public Statistics {
    Map<Figure, Long> copy = new EnumMap<>(Figure.class);
    copy.putAll(figures);
    figures = Collections.unmodifiableMap(copy);
  }

  /** Statistics of an algorithm that counts nothing else. */
  public Statistics(long executions, long transitions, int maxDepth) {
    this(executions, transitions, maxDepth, Map.of());
  }

  /** The figure, or 0 where the algorithm does not have it. */
  public long figure(Figure figure) {
    return figures.getOrDefault(figure, 0L);
  }
}

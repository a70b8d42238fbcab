package io.mazurka.engine;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counts what a worker does; one thread counts, any thread may look.
 *
 * <p>The counts lie together, away from all else, as two processors that write to places close to
 * each other wait for each other.
 */
final class Counters {

  private static final Figure[] FIGURES = Figure.values();
  private static final long ABSENT = -1;

  /** More than what processors keep from each other at a time: two lines of a cache. */
  private static final int AWAY = 16;

  private static final int EXECUTIONS = AWAY;
  private static final int TRANSITIONS = EXECUTIONS + 1;
  private static final int MAX_DEPTH = TRANSITIONS + 1;
  private static final int FIRST_FIGURE = MAX_DEPTH + 1;
  private static final int END = FIRST_FIGURE + FIGURES.length;

  private final AtomicLongArray counts = new AtomicLongArray(END + AWAY);
  private final long[] kept = new long[END];
  private long transitionsBefore;

  Counters() {
    Arrays.stream(FIGURES).forEach(figure -> counts.setPlain(index(figure), ABSENT));
    keep();
  }

  private static int index(Figure figure) {
    return FIRST_FIGURE + figure.ordinal();
  }

  long executions() {
    return counts.getPlain(EXECUTIONS);
  }

  /** An execution begins. */
  void begin() {
    transitionsBefore = counts.getPlain(TRANSITIONS);
  }

  /** The execution that has begun does not count. */
  void takeBack() {
    counts.setRelease(TRANSITIONS, transitionsBefore);
  }

  /** What has been counted so far stays, whatever comes. */
  void keep() {
    for (int i = EXECUTIONS; i < END; i++) {
      kept[i] = counts.getPlain(i);
    }
  }

  /** What has been counted since {@link #keep} does not count; figures that there are stay. */
  void drop() {
    for (int i = EXECUTIONS; i < END; i++) {
      counts.setRelease(i, Math.max(kept[i], Math.min(counts.getPlain(i), 0)));
    }
    transitionsBefore = kept[TRANSITIONS];
  }

  void execution(int depth) {
    add(EXECUTIONS, 1);
    if (depth > counts.getPlain(MAX_DEPTH)) {
      counts.setRelease(MAX_DEPTH, depth);
    }
  }

  void transition() {
    add(TRANSITIONS, 1);
  }

  /** Makes the figures part of the statistics, be it as zero. */
  void open(Figure... opened) {
    for (Figure figure : opened) {
      add(figure, 0);
    }
  }

  void add(Figure figure, long amount) {
    int i = index(figure);
    counts.setRelease(i, Math.max(counts.getPlain(i), 0) + amount);
  }

  /** Cheaper than an atomic addition, which a single counting thread does not need. */
  private void add(int i, long amount) {
    counts.setRelease(i, counts.getPlain(i) + amount);
  }

  /** The figure so far; to be asked by the counting thread. */
  long get(Figure figure) {
    return Math.max(counts.getPlain(index(figure)), 0);
  }

  /** What several workers have counted. */
  static Statistics sum(List<Counters> all) {
    long executions = 0;
    long transitions = 0;
    long maxDepth = 0;
    Map<Figure, Long> present = new EnumMap<>(Figure.class);
    for (Counters one : all) {
      executions += one.counts.getAcquire(EXECUTIONS);
      transitions += one.counts.getAcquire(TRANSITIONS);
      maxDepth = Math.max(maxDepth, one.counts.getAcquire(MAX_DEPTH));
      one.addFigures(present);
    }
    return new Statistics(executions, transitions, (int) maxDepth, present);
  }

  private void addFigures(Map<Figure, Long> sums) {
    for (Figure figure : FIGURES) {
      long value = counts.getAcquire(index(figure));
      if (value != ABSENT) {
        sums.merge(figure, value, Long::sum);
      }
    }
  }
}

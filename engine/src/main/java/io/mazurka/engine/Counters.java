package io.mazurka.engine;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** Counts what a worker does; one thread counts, any thread may look. */
final class Counters {

  private static final Figure[] FIGURES = Figure.values();
  private static final long ABSENT = -1;

  private final AtomicLong executions = new AtomicLong();
  private final AtomicLong transitions = new AtomicLong();
  private final AtomicLong maxDepth = new AtomicLong();
  private final AtomicLongArray figures = new AtomicLongArray(FIGURES.length);
  private final long[] keptFigures = new long[FIGURES.length];
  private long[] kept = new long[3];
  private long transitionsBefore;

  Counters() {
    for (int i = 0; i < FIGURES.length; i++) {
      figures.setPlain(i, ABSENT);
    }
    keep();
  }

  long executions() {
    return executions.getPlain();
  }

  /** An execution begins. */
  void begin() {
    transitionsBefore = transitions.getPlain();
  }

  /** The execution that has begun does not count. */
  void takeBack() {
    transitions.setRelease(transitionsBefore);
  }

  /** What has been counted so far stays, whatever comes. */
  void keep() {
    kept = new long[] {executions.getPlain(), transitions.getPlain(), maxDepth.getPlain()};
    for (int i = 0; i < FIGURES.length; i++) {
      keptFigures[i] = figures.getPlain(i);
    }
  }

  /** What has been counted since {@link #keep} does not count. */
  void drop() {
    executions.setRelease(kept[0]);
    transitions.setRelease(kept[1]);
    transitionsBefore = kept[1];
    maxDepth.setRelease(kept[2]);
    for (int i = 0; i < FIGURES.length; i++) {
      figures.setRelease(i, keptFigures[i]);
    }
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

  /** Makes the figures part of the statistics, be it as zero. */
  void open(Figure... opened) {
    for (Figure figure : opened) {
      add(figure, 0);
    }
  }

  void add(Figure figure, long amount) {
    int i = figure.ordinal();
    figures.setRelease(i, Math.max(figures.getPlain(i), 0) + amount);
  }

  /** The figure so far; to be asked by the counting thread. */
  long get(Figure figure) {
    return Math.max(figures.getPlain(figure.ordinal()), 0);
  }

  /** What several workers have counted. */
  static Statistics sum(List<Counters> all) {
    long executions = 0;
    long transitions = 0;
    long maxDepth = 0;
    Map<Figure, Long> present = new EnumMap<>(Figure.class);
    for (Counters one : all) {
      executions += one.executions.getAcquire();
      transitions += one.transitions.getAcquire();
      maxDepth = Math.max(maxDepth, one.maxDepth.getAcquire());
      one.addFigures(present);
    }
    return new Statistics(executions, transitions, (int) maxDepth, present);
  }

  private void addFigures(Map<Figure, Long> sums) {
    for (Figure figure : FIGURES) {
      long value = figures.getAcquire(figure.ordinal());
      if (value != ABSENT) {
        sums.merge(figure, value, Long::sum);
      }
    }
  }

  /** Cheaper than an atomic increment, which a single counting thread does not need. */
  private static void increment(AtomicLong counter) {
    counter.setRelease(counter.getPlain() + 1);
  }
}

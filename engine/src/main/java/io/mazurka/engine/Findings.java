package io.mazurka.engine;

import io.mazurka.program.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * What a search has brought to light: each distinct finding once, and the outcomes, counted. All
 * workers add to it.
 */
final class Findings {

  private final Map<Fault, Counterexample> counterexamples = new LinkedHashMap<>();
  private volatile Map<String, LongAdder> outcomes = new ConcurrentHashMap<>();

  /** What makes findings of different executions one. */
  private record Fault(Finding.Kind kind, String message) {}

  /** Whether the same fault has been found before. */
  synchronized boolean contains(Finding finding) {
    return counterexamples.containsKey(fault(finding));
  }

  /** Adds a finding, unless the same fault has been found before; returns whether it is new. */
  synchronized boolean add(Counterexample counterexample) {
    return counterexamples.putIfAbsent(fault(counterexample.finding()), counterexample) == null;
  }

  /** Counts an outcome; workers do so after each execution, and must not wait for each other. */
  void count(String outcome) {
    outcomes.computeIfAbsent(outcome, _ -> new LongAdder()).increment();
  }

  /**
   * Counts outcomes on from what was counted before, if anything was, and returns what has been
   * counted so far.
   */
  Map<String, LongAdder> exchangeOutcomes(@Nullable Map<String, LongAdder> counted) {
    Map<String, LongAdder> before = outcomes;
    outcomes = counted == null ? new ConcurrentHashMap<>() : counted;
    return before;
  }

  /** The findings, in the order in which they were found. */
  synchronized List<Counterexample> counterexamples() {
    return new ArrayList<>(counterexamples.values());
  }

  Map<String, Long> outcomes() {
    Map<String, Long> counts = new TreeMap<>();
    outcomes.forEach((outcome, count) -> counts.put(outcome, count.sum()));
    return counts;
  }

  private static Fault fault(Finding finding) {
    return new Fault(finding.kind(), finding.message());
  }
}

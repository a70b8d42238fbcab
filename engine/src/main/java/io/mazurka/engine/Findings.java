package io.mazurka.engine;

import io.mazurka.program.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a search has brought to light: each distinct finding once, and the outcomes, counted. All
 * workers add to it.
 */
final class Findings {

  private final Map<Fault, Counterexample> counterexamples = new LinkedHashMap<>();
  private Map<String, long[]> outcomes = new TreeMap<>();

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

  synchronized void count(String outcome) {
    outcomes.computeIfAbsent(outcome, unseen -> new long[1])[0]++;
  }

  /** Counts outcomes on from what was counted before, and returns what has been counted so far. */
  synchronized Map<String, long[]> exchangeOutcomes(Map<String, long[]> counted) {
    Map<String, long[]> before = outcomes;
    outcomes = counted;
    return before;
  }

  /** The findings, in the order in which they were found. */
  synchronized List<Counterexample> counterexamples() {
    return new ArrayList<>(counterexamples.values());
  }

  synchronized Map<String, Long> outcomes() {
    Map<String, Long> counts = new TreeMap<>();
    outcomes.forEach((outcome, count) -> counts.put(outcome, count[0]));
    return counts;
  }

  private static Fault fault(Finding finding) {
    return new Fault(finding.kind(), finding.message());
  }
}

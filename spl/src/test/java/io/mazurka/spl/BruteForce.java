package io.mazurka.spl;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Runs every schedule of a model, one after the other, and knows no way of leaving one out. */
final class BruteForce {

  private static final int MAX_DEPTH = 200;

  private final Program program;
  private final TreeMap<String, Long> outcomes = new TreeMap<>();
  private final TreeSet<String> findings = new TreeSet<>();
  private long transitions;
  private long executions;

  private BruteForce(Program program) {
    this.program = program;
  }

  static BruteForce explore(Program program) {
    BruteForce search = new BruteForce(program);
    search.explore(Schedule.of());
    return search;
  }

  private void explore(Schedule prefix) {
    if (prefix.length() > MAX_DEPTH) {
      throw new AssertionError("a schedule of more than " + MAX_DEPTH + " steps: " + prefix);
    }
    Execution execution = replay(prefix);
    boolean ended = true;
    for (int thread = 0; thread < execution.threads(); thread++) {
      if (execution.enabled(thread)) {
        ended = false;
        Operation operation = Objects.requireNonNull(execution.pending(thread));
        for (int way = 0; way < operation.alternatives(); way++) {
          transitions++;
          explore(extended(prefix, thread, way));
        }
      }
    }
    if (ended) {
      executions++;
      outcomes.merge(execution.end().outcome(), 1L, Long::sum);
      note(execution.end().stuck());
    }
  }

  private Execution replay(Schedule prefix) {
    Execution execution = program.start();
    for (int i = 0; i < prefix.length(); i++) {
      note(execution.step(prefix.thread(i), prefix.alternative(i)));
    }
    return execution;
  }

  private void note(@Nullable Finding finding) {
    if (finding != null) {
      findings.add(finding.kind().label() + " " + finding.message());
    }
  }

  private static Schedule extended(Schedule prefix, int thread, int way) {
    int length = prefix.length();
    int[] threads = new int[length + 1];
    int[] ways = new int[length + 1];
    for (int i = 0; i < length; i++) {
      threads[i] = prefix.thread(i);
      ways[i] = prefix.alternative(i);
    }
    threads[length] = thread;
    ways[length] = way;
    return new Schedule(threads, ways);
  }

  Map<String, Long> outcomes() {
    return outcomes;
  }

  Set<String> findings() {
    return findings;
  }

  long transitions() {
    return transitions;
  }

  long executions() {
    return executions;
  }

  @Override
  public String toString() {
    return Arrays.asList(executions, transitions, outcomes, findings).toString();
  }
}

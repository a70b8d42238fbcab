package io.mazurka.report;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The shared variables and locks of a trace: what each holds at first, and what each step makes of
 * it. A variable's first value is the one it had when the trace first touched it.
 */
final class SharedValues {

  private static final String FREE = "free";

  /**
   * A value from some step on.
   *
   * @param shared the number of the variable or lock
   */
  record Change(int shared, String value) {}

  private final Trace trace;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<String> first = new ArrayList<>();
  private final Map<Integer, String> lockNames = new HashMap<>();
  private final List<List<Change>> changes = new ArrayList<>();

  SharedValues(Trace trace) {
    this.trace = trace;
    trace.steps().forEach(step -> changes.add(enter(step)));
  }

  /** The names, in the order in which the trace first touches them. */
  List<String> names() {
    return List.copyOf(numbers.keySet());
  }

  /** The values before the first step, in the order of the names. */
  List<String> first() {
    return List.copyOf(first);
  }

  /** What a step looked at or changed. */
  List<Change> changes(int step) {
    return changes.get(step);
  }

  private List<Change> enter(Step step) {
    List<Change> made = new ArrayList<>();
    for (Trace.Variable variable : step.variables()) {
      made.add(new Change(number(variable.name(), variable.before()), variable.after()));
    }
    for (Operation link = step.visible(); link != null; link = link.also()) {
      if (link == step.visible() && !step.object().isEmpty()) {
        lockNames.putIfAbsent(link.object(), step.object());
      }
      String lock = "lock " + lockNames.get(link.object());
      String held = "held by " + trace.threads().get(step.thread());
      if (lockNames.containsKey(link.object()) && link.kind() == Kind.LOCK) {
        made.add(new Change(number(lock, FREE), held));
      } else if (lockNames.containsKey(link.object()) && link.kind() == Kind.UNLOCK) {
        made.add(new Change(number(lock, held), FREE));
      }
    }
    return made;
  }

  private int number(String name, String value) {
    Integer known = numbers.putIfAbsent(name, first.size());
    if (known == null) {
      first.add(value);
      return first.size() - 1;
    }
    return known;
  }
}

package io.mazurka.engine;

import io.mazurka.program.Ending;
import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a toy program can do, by trying everything, with no part of the search in it: either every
 * execution one by one, or every state once.
 */
final class BruteForce {

  final Set<String> outcomes = new TreeSet<>();
  final Set<String> findings = new TreeSet<>();
  final Set<String> traces = new HashSet<>();

  /** The traces if the order in which threads come into being, and so their numbers, counts. */
  final Set<String> tracesWithBirths = new HashSet<>();

  long executions;

  private final boolean everyExecution;
  private final Set<String> states = new HashSet<>();
  private final List<Event> events = new ArrayList<>();

  private record Event(int script, Operation operation, int alternative) {}

  private BruteForce(boolean everyExecution) {
    this.everyExecution = everyExecution;
  }

  /** Tries every execution, and so knows how many there are, and how many traces. */
  static BruteForce executionsOf(ToyProgram program) {
    BruteForce all = new BruteForce(true);
    all.explore(program.start());
    return all;
  }

  /** Tries every state; knows the outcomes and the findings only. */
  static BruteForce statesOf(ToyProgram program) {
    BruteForce all = new BruteForce(false);
    all.explore(program.start());
    return all;
  }

  /** Tries every state from the one in which the execution stands. */
  static BruteForce statesFrom(ToyExecution start) {
    BruteForce all = new BruteForce(false);
    all.explore(start);
    return all;
  }

  /** The states that one transition leads to. */
  static List<ToyExecution> successors(ToyExecution here) {
    List<ToyExecution> successors = new ArrayList<>();
    for (int thread = 0; thread < here.threads(); thread++) {
      Operation operation = here.pending(thread);
      for (int i = 0;
          operation != null && here.enabled(thread) && i < operation.alternatives();
          i++) {
        ToyExecution next = here.copy();
        next.step(thread, i);
        successors.add(next);
      }
    }
    return successors;
  }

  static String text(Finding finding) {
    return finding.kind() + " " + finding.message();
  }

  private void explore(ToyExecution here) {
    if (!everyExecution && !states.add(here.state())) {
      return;
    }
    boolean moved = false;
    for (int thread = 0; thread < here.threads(); thread++) {
      Operation operation = here.pending(thread);
      if (operation != null && here.enabled(thread)) {
        moved = true;
        for (int alternative = 0; alternative < operation.alternatives(); alternative++) {
          step(here.copy(), thread, new Event(here.script(thread), operation, alternative));
        }
      }
    }
    if (!moved) {
      end(here.end());
    }
  }

  private void step(ToyExecution next, int thread, Event event) {
    Finding finding = next.step(thread, event.alternative());
    if (finding != null) {
      findings.add(text(finding));
    }
    events.add(event);
    explore(next);
    events.removeLast();
  }

  private void end(Ending ending) {
    executions++;
    outcomes.add(ending.outcome());
    if (ending.stuck() != null) {
      findings.add(text(ending.stuck()));
    }
    if (everyExecution) {
      traces.add(canonical(false));
      tracesWithBirths.add(canonical(true));
    }
  }

  /** The execution's equivalent that always goes on with the lowest script that may come next. */
  private String canonical(boolean births) {
    List<Event> left = new ArrayList<>(events);
    StringBuilder text = new StringBuilder();
    while (!left.isEmpty()) {
      Event next = left.remove(lowestFirst(left, births));
      text.append(next.script()).append(':').append(next.alternative()).append(' ');
    }
    return text.toString();
  }

  private static int lowestFirst(List<Event> left, boolean births) {
    int lowest = -1;
    for (int i = 0; i < left.size(); i++) {
      if (mayComeFirst(left, i, births)
          && (lowest < 0 || left.get(i).script() < left.get(lowest).script())) {
        lowest = i;
      }
    }
    return lowest;
  }

  private static boolean mayComeFirst(List<Event> left, int i, boolean births) {
    for (int j = 0; j < i; j++) {
      if (left.get(j).script() == left.get(i).script()
          || left.get(j).operation().dependsOn(left.get(i).operation())
          || (births && isBirth(left.get(j)) && isBirth(left.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBirth(Event event) {
    return event.operation().kind() == Kind.START;
  }
}

package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.StateKey;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Route;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Whether operations that a program describes as independent are. Along random executions, in
 * states where two threads stand before such operations, neither may change what the other does or
 * whether it can; and both orders must lead to the same state, with the same findings on the way,
 * and go on alike. Every partial order reduction takes that for granted.
 */
final class Independence {

  private static final int LONGEST = 2_000;
  private static final int STATES = 8;

  private final Program program;
  private final SplittableRandom random;
  private final String what;
  private final Canonizer canonizer = new Canonizer(true, false);
  private final StateGraph graph = new StateGraph();
  private final boolean withBirths;
  private int pairs;

  /** What one thread may do next. */
  private record Turn(int thread, int alternative, Operation operation) {
    @Override
    public String toString() {
      return thread + " " + operation;
    }
  }

  /** Turns taken one after the other. */
  private record Taken(List<Turn> turns) implements Route {
    @Override
    public int length() {
      return turns.size();
    }

    @Override
    public int thread(int step) {
      return turns.get(step).thread;
    }

    @Override
    public int alternative(int step) {
      return turns.get(step).alternative;
    }

    @Override
    public Operation operation(int step) {
      return turns.get(step).operation;
    }
  }

  /**
   * Where two turns lead.
   *
   * @param state null if it cannot be compared with others
   * @param begins how many threads they begin: if each begins one, the order decides about numbers
   * @param findings what came to light until the end, but for data races, of which both orders show
   *     some
   */
  private record Future(
      @Nullable StateKey state, int begins, Set<String> findings, String outcome) {

    boolean isLike(Future other) {
      return findings.equals(other.findings) && outcome.equals(other.outcome) && hasStateOf(other);
    }

    private boolean hasStateOf(Future other) {
      return state == null || other.state == null || state.equals(other.state);
    }
  }

  private Independence(Program program, SplittableRandom random, String what, boolean withBirths) {
    this.withBirths = withBirths;
    this.program = program;
    this.random = random;
    this.what = what;
  }

  /** Checks pairs along so many random executions; returns how many pairs there were. */
  static int check(Program program, int walks, SplittableRandom random, String what) {
    return new Independence(program, random, what, false).check(walks);
  }

  /**
   * The same for a program that gives threads no names: states are alike even where it may see
   * numbers and hash codes, unless they have other threads.
   */
  static int checkWithHashes(Program program, int walks, SplittableRandom random, String what) {
    return new Independence(program, random, what, true).check(walks);
  }

  private int check(int walks) {
    for (int done = 0; done < walks; ) {
      try {
        List<Turn> path = walk();
        for (int i = 0; i < STATES; i++) {
          checkAfter(path.subList(0, random.nextInt(path.size() + 1)));
        }
        done++;
      } catch (SearchAgain learned) {
        done = 0;
      }
    }
    return pairs;
  }

  private List<Turn> walk() {
    List<Turn> path = new ArrayList<>();
    try (Execution execution = program.start()) {
      for (List<Turn> turns = turns(execution, true);
          !turns.isEmpty() && path.size() < LONGEST;
          turns = turns(execution, true)) {
        Turn turn = turns.get(random.nextInt(turns.size()));
        path.add(turn);
        execution.step(turn.thread, turn.alternative);
      }
    }
    return path;
  }

  private List<Turn> turns(Execution execution, boolean enabled) {
    List<Turn> turns = new ArrayList<>();
    for (int thread = 0; thread < execution.threads(); thread++) {
      Operation operation = execution.pending(thread);
      if (operation != null && execution.enabled(thread) == enabled) {
        turns.add(new Turn(thread, random.nextInt(operation.alternatives()), operation));
      }
    }
    return turns;
  }

  private void checkAfter(List<Turn> path) {
    List<Turn> enabled;
    List<Turn> waiting;
    try (Execution execution = program.start()) {
      path.forEach(turn -> execution.step(turn.thread, turn.alternative));
      enabled = turns(execution, true);
      waiting = turns(execution, false);
    }
    for (Turn first : enabled) {
      for (Turn second : enabled) {
        if (first.thread < second.thread && !first.operation.dependsOn(second.operation)) {
          checkOrder(path, first, second);
          pairs++;
        }
      }
      for (Turn other : waiting) {
        if (!first.operation.dependsOn(other.operation)) {
          try (Execution execution = program.start()) {
            follow(execution, path);
            execution.step(first.thread, first.alternative);
            checkUnchanged(execution, other, false, first + " after " + text(path));
          }
          pairs++;
        }
      }
    }
  }

  private void checkOrder(List<Turn> path, Turn first, Turn second) {
    Future one = future(path, first, second);
    Future other = future(path, second, first);
    boolean same = one.isLike(other) || one.begins == 2 || isUnlikeItself(path, first, second, one);
    assertThat(same)
        .as("%s and %s after %s: %s%n%s%nor%n%s", first, second, text(path), what, one, other)
        .isTrue();
  }

  /** What the JDK draws at random is different each time. */
  private boolean isUnlikeItself(List<Turn> path, Turn first, Turn second, Future future) {
    return !future.isLike(future(path, first, second));
  }

  private Future future(List<Turn> path, Turn first, Turn second) {
    try (Execution execution = program.start()) {
      follow(execution, path);
      int before = execution.threads();
      Set<String> findings = new TreeSet<>();
      step(execution, first, findings);
      StateKey state = null;
      if (firstEnabled(execution) >= 0) {
        checkUnchanged(execution, second, true, first + " after " + text(path));
        step(execution, second, findings);
        state = read(execution, before);
      }
      int begins = execution.threads() - before;
      goOn(execution, findings);
      return new Future(state, begins, findings, execution.end().outcome());
    }
  }

  /** A count that is down to nothing is not released once more: that is only a look. */
  private void checkUnchanged(Execution execution, Turn other, boolean enabled, String after) {
    Operation now = execution.pending(other.thread);
    boolean same =
        Operation.same(now, other.operation)
            || now != null
                && now.kind() == Kind.READ
                && other.operation.kind() == Kind.RELEASE
                && now.touchesSameAs(other.operation);
    assertThat(same).as("%s is %s after %s: %s", other, now, after, what).isTrue();
    assertThat(execution.enabled(other.thread))
        .as("%s is enabled after %s: %s", other, after, what)
        .isEqualTo(enabled);
  }

  private static void goOn(Execution execution, Set<String> findings) {
    for (int i = 0; i < LONGEST; i++) {
      int thread = firstEnabled(execution);
      if (thread < 0) {
        Finding stuck = execution.end().stuck();
        if (stuck != null) {
          findings.add(text(stuck));
        }
        return;
      }
      Operation operation = Objects.requireNonNull(execution.pending(thread));
      step(execution, new Turn(thread, 0, operation), findings);
    }
  }

  private static int firstEnabled(Execution execution) {
    int thread = 0;
    while (thread < execution.threads() && !execution.enabled(thread)) {
      thread++;
    }
    return thread == execution.threads() ? -1 : thread;
  }

  /** What new threads are called may depend on the order, and nothing else that counts. */
  private @Nullable StateKey read(Execution execution, int threadsBefore) {
    Probe probe = execution.probe();
    boolean comparable = withBirths && execution.threads() == threadsBefore;
    return probe == null || probe.showsBirths() && !comparable || !probe.read(graph)
        ? null
        : canonizer.canonize(graph).key();
  }

  private static void step(Execution execution, Turn turn, Set<String> findings) {
    Finding finding = execution.step(turn.thread, turn.alternative);
    for (Finding next = finding; next != null; next = execution.more()) {
      if (next.kind() != Finding.Kind.RACE) {
        findings.add(text(next));
      }
    }
  }

  /** Takes the same turns once more, as a search does it, which makes no difference. */
  private void follow(Execution execution, List<Turn> path) {
    assertThat(execution.follow(new Taken(path)))
        .as("steps of %s that can be taken again: %s", text(path), what)
        .isEqualTo(path.size());
  }

  /** Workers of a pool are numbered as they come, and so are their names in messages. */
  private static String text(Finding finding) {
    return BruteForce.text(finding).replaceAll("worker-\\d+", "worker");
  }

  private static String text(List<Turn> path) {
    return path.stream().map(turn -> "" + turn.thread).collect(Collectors.joining(" "));
  }
}

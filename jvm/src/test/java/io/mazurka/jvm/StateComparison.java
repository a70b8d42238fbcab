package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.StateKey;
import io.mazurka.jvm.probe.JvmProbe;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program under every schedule and reads every state on the way. States whose graphs are the
 * same up to symmetry must have the same future: the same operations pending, and the same outcomes
 * and kinds of findings reachable.
 */
final class StateComparison {

  private static final int LONGEST = 400;

  private final Program program;
  private final String what;
  private final Canonizer canonizer = new Canonizer(true, true);
  private final StateGraph graph = new StateGraph();
  private final List<Node> path = new ArrayList<>();
  private final Map<StateKey, Node> seen = new HashMap<>();
  private long executions;
  private int recognised;

  /** A state on the path. */
  private static final class Node {
    final @Nullable StateKey key;
    final List<String> pending = new ArrayList<>();
    final List<int[]> choices = new ArrayList<>();
    final Set<String> future = new TreeSet<>();
    int taken;

    Node(Execution execution, @Nullable StateKey key) {
      this.key = key;
      for (int thread = 0; thread < execution.threads(); thread++) {
        Operation operation = execution.pending(thread);
        if (operation != null) {
          pending.add(kinds(operation) + execution.enabled(thread));
          for (int way = 0; execution.enabled(thread) && way < operation.alternatives(); way++) {
            choices.add(new int[] {thread, way});
          }
        }
      }
      if (isOver(execution)) {
        pending.clear();
      }
      pending.sort(null);
    }

    private static String kinds(Operation operation) {
      return operation.kind() + (operation.also() == null ? "" : "+" + kinds(operation.also()));
    }
  }

  private static boolean isOver(Execution execution) {
    return IntStream.range(0, execution.threads()).noneMatch(execution::enabled)
        && execution.end().stuck() == null;
  }

  private StateComparison(Program program, String what) {
    this.program = program;
    this.what = what;
  }

  /**
   * Compares all states; returns how many were met again, or -1 if there are more than so many
   * schedules.
   */
  static int compare(Program program, long most, String what) {
    StateComparison comparison = new StateComparison(program, what);
    do {
      if (comparison.executions == most) {
        return -1;
      }
      comparison.run();
    } while (comparison.executions == 0 || comparison.backtrack());
    return comparison.recognised;
  }

  private void run() {
    try (Execution execution = program.start()) {
      Probe probe = java.util.Objects.requireNonNull(execution.probe());
      for (int depth = 0; depth < LONGEST; depth++) {
        if (depth == path.size()) {
          path.add(new Node(execution, read(execution, probe)));
        }
        Node here = path.get(depth);
        if (here.choices.isEmpty()) {
          here.future.add(execution.end().outcome());
          note(here, execution.end().stuck());
          executions++;
          return;
        }
        int[] choice = here.choices.get(here.taken);
        note(here, execution.step(choice[0], choice[1]));
      }
      throw new AssertionError("an execution does not end\n" + what);
    } catch (SearchAgain learned) {
      path.clear();
      seen.clear();
      executions = 0;
      recognised = 0;
    }
  }

  /** What the state is known by; null if time has passed, which the program may look at. */
  private @Nullable StateKey read(Execution execution, Probe probe) {
    if (!probe.read(graph)) {
      assertThat(((JvmProbe) probe).obstacle()).as(what).startsWith("virtual time");
      return null;
    }
    checkOwners(execution, probe);
    return canonizer.canonize(graph).key();
  }

  /**
   * What operations are on has a node, and can be named by it. Once the program is over, threads
   * that it does not wait for are no part of its state any more.
   */
  private void checkOwners(Execution execution, Probe probe) {
    if (isOver(execution)) {
      return;
    }
    Set<Integer> owners = new TreeSet<>();
    for (int node = 0; node < graph.size(); node++) {
      if (graph.owner(node) != StateGraph.NO_OWNER) {
        assertThat(owners.add(graph.owner(node))).as("owners are different, %s", what).isTrue();
      }
    }
    for (int thread = 0; thread < execution.threads(); thread++) {
      for (Operation link = execution.pending(thread); link != null; link = link.also()) {
        int object = link.object();
        if (object != Operation.NO_OBJECT) {
          assertThat(owners).as(what).contains(probe.owner(object));
          assertThat(probe.object(probe.owner(object), probe.slot(object)))
              .as(what)
              .isEqualTo(object);
        }
      }
    }
  }

  /** Races that clocks show are about the past, and names of threads differ under symmetry. */
  private static void note(Node node, @Nullable Finding finding) {
    if (finding != null && finding.kind() != Finding.Kind.RACE) {
      node.future.add("finds " + finding.kind());
    }
  }

  private boolean backtrack() {
    while (!path.isEmpty()) {
      Node last = path.getLast();
      if (++last.taken < last.choices.size()) {
        return true;
      }
      path.removeLast();
      finish(last);
      if (!path.isEmpty()) {
        path.getLast().future.addAll(last.future);
      }
    }
    return false;
  }

  private void finish(Node node) {
    Node twin = node.key == null ? null : seen.putIfAbsent(node.key, node);
    if (twin != null) {
      recognised++;
      assertThat(node.pending).as(what).isEqualTo(twin.pending);
      assertThat(node.future).as(what).isEqualTo(twin.future);
    }
  }
}

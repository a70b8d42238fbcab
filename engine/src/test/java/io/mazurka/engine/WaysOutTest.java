package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProbe;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Programs that go round for ever: that is found, and shown. A failure names its seed; {@code
 * -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs that program alone.
 */
class WaysOutTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 100);
  private static final List<Algorithm> RECOGNISING =
      List.of(Algorithm.AUTO, Algorithm.SDPOR, Algorithm.DSPIN);

  @Test
  void searchesThatRecogniseStates_onLoops_knowWhetherEveryStateLeadsToAnEnd() {
    int traps = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program = ToyPrograms.looping(seed, 8);
      Set<String> trapped = trapped(program);
      traps += trapped.isEmpty() ? 0 : 1;
      for (Algorithm algorithm : RECOGNISING) {
        for (long pickSeed : new long[] {0, seed}) {
          compare(program, algorithm, pickSeed, trapped);
        }
      }
    }
    assertThat(traps).as("programs that go round for ever").isBetween(1, PROGRAMS - 1);
  }

  private static void compare(
      ToyProgram program, Algorithm algorithm, long pickSeed, Set<String> trapped) {
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withBounds(Bounds.NONE.withDepth(2_000))
            .withKeepGoing(true)
            .withPickSeed(pickSeed);
    Program observed = new Observed(program);
    Result result = new Search(observed, options, SearchListener.NONE).run();
    String what = "%s, pick seed %d, %s".formatted(algorithm, pickSeed, program);
    List<Counterexample> livelocks =
        result.counterexamples().stream()
            .filter(found -> found.finding().kind() == Finding.Kind.LIVELOCK)
            .toList();
    assertThat(result.complete()).as("complete: %s, %s", result.met(), what).isTrue();
    assertThat(livelocks).as("livelocks: %s", what).hasSize(trapped.isEmpty() ? 0 : 1);
    livelocks.forEach(found -> assertShown(observed, program, found, trapped, what));
  }

  /** The schedule leads back to a state that it has come through, and leads to no end. */
  private static void assertShown(
      Program observed,
      ToyProgram program,
      Counterexample found,
      Set<String> trapped,
      String what) {
    Schedule schedule = found.schedule();
    ToyExecution execution = program.start();
    Set<String> states = new HashSet<>();
    for (int step = 0; step < schedule.length(); step++) {
      states.add(execution.state());
      execution.step(schedule.thread(step), schedule.alternative(step));
    }
    assertThat(states).as(what).contains(execution.state());
    assertThat(trapped).as(what).contains(execution.state());
    assertThat(Circles.trace(observed, schedule, found.finding()).findings())
        .as(what)
        .contains(found.finding());
    assertThat(Circles.trace(observed, Schedule.of(), found.finding()).findings())
        .as(what)
        .isEmpty();
  }

  /** The states that lead to no end, by looking at all states and transitions. */
  private static Set<String> trapped(ToyProgram program) {
    Map<String, Set<String>> sources = new HashMap<>();
    Deque<String> ends = new ArrayDeque<>();
    Deque<ToyExecution> todo = new ArrayDeque<>(List.of(program.start()));
    sources.put(program.start().state(), new HashSet<>());
    while (!todo.isEmpty()) {
      ToyExecution here = todo.pop();
      List<ToyExecution> next = BruteForce.successors(here);
      if (next.isEmpty()) {
        ends.add(here.state());
      }
      for (ToyExecution one : next) {
        if (!sources.containsKey(one.state())) {
          todo.push(one);
        }
        sources.computeIfAbsent(one.state(), state -> new HashSet<>()).add(here.state());
      }
    }
    Set<String> open = new HashSet<>(ends);
    while (!ends.isEmpty()) {
      for (String source : new ArrayList<>(sources.get(ends.pop()))) {
        if (open.add(source)) {
          ends.push(source);
        }
      }
    }
    Set<String> trapped = new HashSet<>(sources.keySet());
    trapped.removeAll(open);
    return trapped;
  }

  /** A program whose front end is expected to notice what goes round for ever. */
  private record Observed(ToyProgram program) implements Program {

    @Override
    public Execution start() {
      return new ObservedExecution(program.start());
    }

    @Override
    public Trace trace(Schedule schedule) {
      return new Trace(List.of(), List.of(), List.of(), "");
    }
  }

  private static final class ObservedExecution extends ForwardingExecution {

    ObservedExecution(ToyExecution execution) {
      super(execution);
    }

    @Override
    public @Nullable Probe probe() {
      Probe probe = execution.probe();
      return probe == null ? null : new ObservedProbe(probe);
    }
  }

  private static final class ObservedProbe extends ForwardingProbe {

    ObservedProbe(Probe probe) {
      super(probe);
    }

    @Override
    public boolean findsLivelocks() {
      return true;
    }
  }
}

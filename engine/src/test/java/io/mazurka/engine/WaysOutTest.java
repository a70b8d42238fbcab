package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Execution;
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
 * Programs that go round for ever, and are not called verified. A failure names its seed; {@code
 * -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs that program alone.
 */
class WaysOutTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 100);
  private static final List<Algorithm> RECOGNISING =
      List.of(Algorithm.AUTO, Algorithm.SDPOR, Algorithm.DSPIN);

  @Test
  void searchesThatRecogniseStates_onLoops_knowWhetherEveryStateLeadsToAnEnd() {
    int traps = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program = ToyPrograms.looping(seed, 8);
      boolean trapped = isTrapped(program);
      traps += trapped ? 1 : 0;
      for (Algorithm algorithm : RECOGNISING) {
        for (long pickSeed : new long[] {0, seed}) {
          compare(program, algorithm, pickSeed, trapped);
        }
      }
    }
    assertThat(traps).as("programs that go round for ever").isBetween(1, PROGRAMS - 1);
  }

  private static void compare(
      ToyProgram program, Algorithm algorithm, long pickSeed, boolean trapped) {
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withBounds(Bounds.NONE.withDepth(2_000))
            .withKeepGoing(true)
            .withPickSeed(pickSeed);
    Result result = new Search(new Observed(program), options, SearchListener.NONE).run();
    assertThat(result.complete())
        .as("complete: %s, pick seed %d, %s, %s", algorithm, pickSeed, result.met(), program)
        .isEqualTo(!trapped);
    if (trapped) {
      assertThat(result.met()).hasValueSatisfying(why -> assertThat(why).contains("for ever"));
    }
  }

  /** Whether there is a state that leads to no end, by looking at all states and transitions. */
  private static boolean isTrapped(ToyProgram program) {
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
    return open.size() < sources.size();
  }

  /** A program whose front end is expected to notice what goes round for ever. */
  private record Observed(ToyProgram program) implements Program {

    @Override
    public Execution start() {
      return new ObservedExecution(program.start());
    }

    @Override
    public Trace trace(Schedule schedule) {
      return program.trace(schedule);
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

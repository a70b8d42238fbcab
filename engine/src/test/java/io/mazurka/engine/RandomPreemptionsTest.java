package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Random programs under bounds on preemptions, against every schedule within the bound. {@code
 * -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs one program alone.
 */
class RandomPreemptionsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 1000);
  static final int ALIKE = PROGRAMS / 5;

  @Test
  void boundedSearch_findsWhatSchedulesWithinTheBoundShow() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      compare(ToyPrograms.random(seed, 9), Algorithm.OPTIMAL, seed);
    }
  }

  /** Symmetry must not make up for schedules: its images can take more preemptions. */
  @Test
  void boundedAuto_onSimilarThreads_findsWhatSchedulesWithinTheBoundShow() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + ALIKE; seed++) {
      compare(ToyPrograms.similar(seed, 8), Algorithm.AUTO, seed);
      compare(ToyRings.random(seed), Algorithm.AUTO, seed);
    }
  }

  private static void compare(ToyProgram program, Algorithm algorithm, long seed) {
    for (int bound = 0; bound < 3; bound++) {
      compare(program, algorithm, bound, seed);
    }
  }

  private static void compare(ToyProgram program, Algorithm algorithm, int bound, long seed) {
    Bounded expected = new Bounded(bound);
    expected.explore(program.start(), -1, 0);
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withKeepGoing(true)
            .withPickSeed(seed)
            .withBounds(Bounds.NONE.withPreemptions(bound));
    Result result = new Search(program, options, SearchListener.NONE).run();
    Set<String> findings = new TreeSet<>();
    result.counterexamples().forEach(c -> findings.add(BruteForce.text(c.finding())));
    String what = "bound %d, seed %d, %s".formatted(bound, seed, program);
    assertThat(result.outcomes().keySet()).as(what).isEqualTo(expected.outcomes);
    assertThat(findings).as(what).isEqualTo(expected.findings);
    assertThat(result.statistics().executions()).as(what).isLessThanOrEqualTo(expected.executions);
  }

  /** Tries every schedule with at most so many preemptions. */
  private static final class Bounded {

    private final Set<String> outcomes = new TreeSet<>();
    private final Set<String> findings = new TreeSet<>();
    private final int bound;
    private long executions;

    Bounded(int bound) {
      this.bound = bound;
    }

    void explore(ToyExecution here, int mover, int preemptions) {
      boolean moved = false;
      for (int thread = 0; thread < here.threads(); thread++) {
        Operation operation = here.pending(thread);
        if (operation != null && here.enabled(thread)) {
          moved = true;
          boolean preempts = mover >= 0 && mover != thread && here.enabled(mover);
          int count = preemptions + (preempts ? 1 : 0);
          for (int i = 0; i < operation.alternatives() && count <= bound; i++) {
            ToyExecution next = here.copy();
            note(next.step(thread, i));
            explore(next, thread, count);
          }
        }
      }
      if (!moved) {
        executions++;
        outcomes.add(here.end().outcome());
        note(here.end().stuck());
      }
    }

    private void note(@Nullable Finding finding) {
      if (finding != null) {
        findings.add(BruteForce.text(finding));
      }
    }
  }
}

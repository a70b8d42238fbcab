package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Schedule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A search explores the very same, be the program run or known. */
class KnownProgramTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 600);
  private static final int MOST = 2_000;
  private static final List<Algorithm> RELYING =
      List.of(
          Algorithm.DFS,
          Algorithm.DPOR,
          Algorithm.OPTIMAL,
          Algorithm.SYMDPOR,
          Algorithm.SYMDPOR_PUBLISHED,
          Algorithm.AUTO);

  /** All that a search says, but for how long it took and what it recalled. */
  private record Said(
      boolean complete,
      long executions,
      long transitions,
      int maxDepth,
      Map<String, Long> outcomes,
      List<String> findings,
      List<Schedule> schedules) {

    static Said by(Result result) {
      Statistics statistics = result.statistics();
      return new Said(
          result.complete(),
          statistics.executions(),
          statistics.transitions(),
          statistics.maxDepth(),
          result.outcomes(),
          result.counterexamples().stream().map(c -> BruteForce.text(c.finding())).toList(),
          result.counterexamples().stream().map(Counterexample::schedule).toList());
    }
  }

  @Test
  void search_ofRandomProgramsThatAreKnown_saysTheSameAsIfTheyAreRun() {
    long recalled = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      recalled += compare(ToyPrograms.random(seed, 9), seed);
      recalled += compare(ToyPrograms.random(seed, 9).quietly(), seed);
      recalled += compare(ToyPrograms.similar(seed, 7), seed);
    }
    assertThat(recalled).isPositive();
  }

  @Test
  void search_ofLoopsThatAreKnown_saysTheSameAsIfTheyAreRun() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS / 10; seed++) {
      ToyProgram program = ToyPrograms.looping(seed, 6);
      Bounds few = Bounds.NONE.withDepth(40);
      for (Algorithm algorithm : RELYING) {
        compare(program, SearchOptions.of(algorithm).withBounds(few).withPickSeed(seed), seed);
      }
    }
  }

  private static long compare(ToyProgram program, long seed) {
    long recalled = 0;
    for (Algorithm algorithm : RELYING) {
      recalled += compare(program, SearchOptions.of(algorithm), seed);
      recalled += compare(program, SearchOptions.of(algorithm).withPickSeed(seed), seed);
    }
    Bounds preemptions = Bounds.NONE.withPreemptions(1);
    return recalled
        + compare(program, SearchOptions.of(Algorithm.DPOR).withBounds(preemptions), seed);
  }

  private static long compare(ToyProgram program, SearchOptions options, long seed) {
    Result run = search(program, options.withRecallAfter(SearchOptions.NO_RECALL));
    Result known = search(program, options.withRecallAfter(0));
    assertThat(Said.by(known))
        .as("seed %d, %s, %s", seed, options, program)
        .isEqualTo(Said.by(run));
    return known.statistics().figure(Figure.RECALLED);
  }

  private static Result search(ToyProgram program, SearchOptions options) {
    SearchOptions bounded =
        options.withKeepGoing(true).withBounds(options.bounds().withExecutions(MOST));
    return new Search(program, bounded, SearchListener.NONE).run();
  }
}

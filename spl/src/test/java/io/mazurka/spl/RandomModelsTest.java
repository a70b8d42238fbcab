package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Finding;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Every algorithm must see the outcomes and findings that brute force sees, no more and no fewer.
 * One seed: {@code ./build -pl spl -am test -Dtest=RandomModelsTest -Dmazurka.seed=N
 * -Dmazurka.programs=1 -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class RandomModelsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.programs", 3_000);
  static final int WITH_COPIES = (PROGRAMS + 1) / 2;
  static final int ENDLESS = (PROGRAMS + 9) / 10;
  private static final int LONGEST = 400;

  @Test
  void everyAlgorithm_randomModels_seesWhatBruteForceSees() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      String source = RandomModel.source(seed);
      SplProgram program = SplProgram.parse(source);
      BruteForce expected = BruteForce.explore(program);
      for (Algorithm algorithm : Algorithm.values()) {
        if (algorithm.isUpToSymmetry()) {
          continue;
        }
        for (long pick : new long[] {0, seed, ~seed}) {
          compare(program, algorithm, pick, expected, "seed " + seed + "\n" + source);
        }
      }
    }
  }

  @Test
  void presetsUpToSymmetry_modelsWithCopies_seeWhatBruteForceSees() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + WITH_COPIES; seed++) {
      String source = RandomModel.symmetric(seed);
      SplProgram program = SplProgram.parse(source);
      BruteForce expected = BruteForce.explore(program);
      for (long pick : new long[] {0, seed}) {
        comparePublished(program, pick, expected, "pick seed " + pick + ", seed " + seed);
        for (Algorithm algorithm : List.of(Algorithm.SYMDPOR, Algorithm.AUTO)) {
          StateSpaceTest.compare(
              search(program, algorithm, pick),
              expected.outcomes().keySet(),
              expected.findings(),
              "%s, pick seed %d, seed %d%n%s".formatted(algorithm, pick, seed, source));
        }
      }
    }
  }

  @Test
  void presetsThatRecogniseStates_modelsThatNeverEnd_seeWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + ENDLESS; seed++) {
      String source = RandomModel.looping(seed);
      RawStates expected = RawStates.of(source);
      for (Algorithm algorithm : List.of(Algorithm.SDPOR, Algorithm.AUTO)) {
        if (expected != null) {
          StateSpaceTest.compare(
              search(SplProgram.parse(source), algorithm, seed % 2 * seed),
              expected.outcomes,
              expected.findings,
              "%s, seed %d%n%s".formatted(algorithm, seed, source));
        }
      }
    }
  }

  /** The rule as published finds nothing else, and all where it leaves nothing out. */
  private static void comparePublished(
      SplProgram program, long pick, BruteForce expected, String what) {
    Result result = search(program, Algorithm.SYMDPOR_PUBLISHED, pick);
    assertThat(expected.outcomes().keySet()).as(what).containsAll(result.outcomes().keySet());
    if (result.statistics().figure(Figure.SYMMETRIC_PRUNES) == 0) {
      StateSpaceTest.compare(result, expected.outcomes().keySet(), expected.findings(), what);
    }
  }

  private static Result search(SplProgram program, Algorithm algorithm, long pick) {
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withBounds(Bounds.NONE.withDepth(LONGEST))
            .withKeepGoing(true)
            .withPickSeed(pick);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static void compare(
      SplProgram program, Algorithm algorithm, long pick, BruteForce expected, String model) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(pick);
    compare(program, options, expected, algorithm + ", pick seed " + pick + ", " + model);
    String recalling = algorithm + ", recalling, pick seed " + pick + ", " + model;
    compare(program, options.withRecallAfter(0), expected, recalling);
  }

  private static void compare(
      SplProgram program, SearchOptions options, BruteForce expected, String what) {
    Result result = new Search(program, options, SearchListener.NONE).run();
    assertThat(result.complete()).as(what).isTrue();
    assertThat(result.outcomes().keySet()).as(what).isEqualTo(expected.outcomes().keySet());
    TreeSet<String> findings = new TreeSet<>();
    for (Counterexample counterexample : result.counterexamples()) {
      Finding finding = counterexample.finding();
      findings.add(finding.kind().label() + " " + finding.message());
      assertThat(program.trace(counterexample.schedule()).findings())
          .as("replay of %s in %s", counterexample.schedule(), what)
          .contains(finding);
    }
    assertThat(findings).as(what).isEqualTo(expected.findings());
    if (options.algorithm() == Algorithm.DFS) {
      assertThat(result.statistics().transitions()).as(what).isEqualTo(expected.transitions());
      assertThat(result.outcomes()).as(what).isEqualTo(Map.copyOf(expected.outcomes()));
    }
  }
}

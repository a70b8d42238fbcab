package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/**
 * Random symmetric programs under {@code verisoft} with their symmetry declared, against brute
 * force up to that symmetry. A failure names its seed; {@code -Dmazurka.random.seed=N
 * -Dmazurka.random.programs=1} runs that program alone.
 */
class RandomSymmetryTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 1000);
  private static final long[] PICK_SEEDS = {0, 1, 2};

  private long prunes;

  @Test
  void verisoft_onCopiesOfAScript_findsEverythingUpToTheirOrder() {
    explore(SymmetricProgram::ofCopies);
  }

  @Test
  void verisoft_onARingOfScripts_findsEverythingUpToRotation() {
    explore(SymmetricProgram::ofRing);
  }

  private void explore(LongFunction<SymmetricProgram> programs) {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      SymmetricProgram program = programs.apply(seed);
      BruteForce expected = BruteForce.statesOf(program.program());
      for (long pickSeed : PICK_SEEDS) {
        compare(program, expected, seed, pickSeed);
      }
    }
    assertThat(prunes).as("symmetric transitions left out").isPositive();
  }

  private void compare(SymmetricProgram symmetric, BruteForce expected, long seed, long pickSeed) {
    SearchOptions options =
        SearchOptions.of(Algorithm.VERISOFT)
            .withKeepGoing(true)
            .withPickSeed(pickSeed)
            .withSymmetries(List.of(symmetric.symmetry()));
    String what = "seed %d, pick seed %d, %s".formatted(seed, pickSeed, symmetric.program());
    Result result = new Search(symmetric.program(), options, SearchListener.NONE).run();
    Set<String> findings = new TreeSet<>();
    result.counterexamples().forEach(c -> findings.add(BruteForce.text(c.finding())));
    assertThat(result.complete()).as(what).isTrue();
    assertThat(expected.outcomes).as(what).containsAll(result.outcomes().keySet());
    assertThat(expected.findings).as(what).containsAll(findings);
    assertThat(symmetric.canonicalOutcomes(result.outcomes().keySet()))
        .as(what)
        .isEqualTo(symmetric.canonicalOutcomes(expected.outcomes));
    assertThat(symmetric.canonicalFindings(findings))
        .as(what)
        .isEqualTo(symmetric.canonicalFindings(expected.findings));
    prunes += result.statistics().figure(Figure.SYMMETRIC_PRUNES);
  }
}

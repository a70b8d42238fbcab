package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Reductions;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Searches that recognise states, on models. One random model: {@code ./build -pl spl -am test
 * -Dtest=StateSpaceTest -Dmazurka.seed=N -Dmazurka.programs=1
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class StateSpaceTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.programs", 400);
  static final int ENDLESS = (PROGRAMS + 1) / 2;

  private static final List<Reductions> REDUCTIONS =
      List.of(
          Reductions.ALL,
          Reductions.NONE,
          new Reductions(true, false, false, true),
          new Reductions(false, true, false, true),
          new Reductions(true, false, true, true),
          new Reductions(true, true, true, false),
          new Reductions(false, false, true, false),
          new Reductions(false, true, true, true));

  private static Result search(SplProgram program, Reductions reductions, long pick) {
    SearchOptions options =
        SearchOptions.of(Algorithm.DSPIN)
            .withKeepGoing(true)
            .withReductions(reductions)
            .withPickSeed(pick);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static long states(SplProgram program, Reductions reductions) {
    return search(program, reductions, 0).statistics().figure(Figure.STATES);
  }

  @ParameterizedTest
  @CsvSource({"2, 18", "3, 123", "4, 708", "5, 3765"})
  void philosophers_withoutReductions_haveGodefroidsNumberOfTransitions(int n, long transitions) {
    SplProgram philosophers = Models.read("philosophers.spl", Map.of("N", n));
    Result result = search(philosophers, Reductions.NONE, 0);
    assertThat(result.statistics().transitions()).isEqualTo(transitions);
    assertThat(result.counterexamples()).hasSize(1);
  }

  @Test
  void philosophers_upToThreads_haveFewerStates() {
    SplProgram philosophers = Models.read("philosophers.spl", Map.of("N", 5));
    Reductions threads = new Reductions(true, true, false, true);
    Reductions heap = new Reductions(true, false, false, true);
    assertThat(states(philosophers, threads)).isLessThan(states(philosophers, heap) / 4);
    assertThat(search(philosophers, Reductions.ALL, 0).counterexamples()).hasSize(1);
  }

  /** The columns of Iosif's table 1: each reduction does its part, on both of his examples. */
  @ParameterizedTest
  @CsvSource({"ordered-list.spl, L, 4", "b-tree.spl, D, 2"})
  void iosifsExamples_haveFewerStatesWithEachReduction(String file, String constant, int value) {
    SplProgram program = Models.read(file, Map.of(constant, value));
    long both = states(program, new Reductions(true, false, true, true));
    long heapSymmetry = states(program, new Reductions(true, false, true, false));
    long symmetricIndependence = states(program, new Reductions(false, false, true, true));
    long neither = states(program, new Reductions(false, false, true, false));
    assertThat(both).isLessThan(heapSymmetry).isLessThanOrEqualTo(symmetricIndependence);
    assertThat(neither).isGreaterThan(heapSymmetry).isGreaterThan(symmetricIndependence);
    assertThat(search(program, Reductions.ALL, 0).counterexamples()).isEmpty();
  }

  /** The paper has 1.2, 6.8, 1.2 and 94 thousand: 78, 14 and 78 times fewer than with neither. */
  @Test
  void iosifsTree_isSavedAsMuchByEachReductionAsInThePaper() {
    SplProgram tree = Models.read("b-tree.spl", Map.of());
    assertThat(states(tree, new Reductions(true, false, true, true))).isEqualTo(265);
    assertThat(states(tree, new Reductions(true, false, true, false))).isEqualTo(1_765);
    assertThat(states(tree, new Reductions(false, false, true, true))).isEqualTo(265);
    assertThat(states(tree, new Reductions(false, false, true, false))).isEqualTo(28_405);
  }

  @Test
  void cycle_ofStatesOnWhichAThreadWasPutOff_doesNotPutItOffForEver() {
    SplProgram program =
        SplProgram.parse(
            """
            active thread idle begin
              i = 0
              loop: i = 1 - i goto loop
            end
            active thread busy begin
              X = 1
              assert(X == 0)
            end
            """);
    for (Reductions reductions : REDUCTIONS) {
      Result result = search(program, reductions, 0);
      assertThat(result.complete()).isTrue();
      assertThat(result.counterexamples()).as("%s", reductions).hasSize(1);
    }
  }

  @Test
  void spinLoop_isExploredToItsEnd() {
    SplProgram program =
        SplProgram.parse(
            """
            active thread waiter begin
              loop: Flag == 0 -> goto loop
                  | else -> print("seen")
            end
            active thread setter begin
              Flag = 1
            end
            """);
    for (Reductions reductions : REDUCTIONS) {
      Result result = search(program, reductions, 0);
      assertThat(result.complete()).isTrue();
      assertThat(result.outcomes()).as("%s", reductions).containsOnlyKeys("seen");
    }
  }

  @Test
  void everyReduction_onRandomModels_seesWhatBruteForceSees() {
    everyReduction(RandomModel::source);
  }

  @Test
  void everyReduction_onRandomModelsWithCopies_seesWhatBruteForceSees() {
    everyReduction(RandomModel::symmetric);
  }

  private static void everyReduction(LongFunction<String> models) {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      String source = models.apply(seed);
      SplProgram program = SplProgram.parse(source);
      BruteForce expected = BruteForce.explore(program);
      everyReduction(source, expected.outcomes().keySet(), expected.findings(), seed);
    }
  }

  @Test
  void everyReduction_onRandomModelsThatNeverEnd_seesWhatEveryStateShows() {
    int compared = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + ENDLESS; seed++) {
      String source = RandomModel.looping(seed);
      RawStates expected = RawStates.of(source);
      if (expected != null) {
        compared++;
        everyReduction(source, expected.outcomes, expected.findings, seed);
      }
    }
    assertThat(compared).isGreaterThan(PROGRAMS / 8);
  }

  private static void everyReduction(
      String source, Set<String> outcomes, Set<String> findings, long seed) {
    SplProgram program = SplProgram.parse(source);
    for (int i = 0; i < REDUCTIONS.size(); i++) {
      long pick = (seed + i) % 2 == 0 ? 0 : seed;
      Result result = search(program, REDUCTIONS.get(i), pick);
      String what =
          "%s, seed %d, pick seed %d%n%s".formatted(REDUCTIONS.get(i), seed, pick, source);
      compare(result, outcomes, findings, what);
    }
  }

  /** Asserts that a complete search found what there is, up to symmetry. */
  static void compare(
      Result result, Set<String> outcomes, Set<String> expectedFindings, String what) {
    assertThat(result.complete()).as(what).isTrue();
    assertThat(result.outcomes().keySet()).as(what).isEqualTo(outcomes);
    Stream<String> findings =
        result.counterexamples().stream()
            .map(found -> found.finding().kind().label() + " " + found.finding().message());
    assertThat(upToSymmetry(findings.toList())).as(what).isEqualTo(upToSymmetry(expectedFindings));
  }

  /**
   * A deadlock names threads and where they wait; how many there are is the same for symmetric
   * ones.
   */
  private static Set<String> upToSymmetry(Collection<String> findings) {
    return findings.stream()
        .map(finding ->
            finding.startsWith("deadlock")
                ? "deadlock of " + finding.split("; ", -1).length
                : finding)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}

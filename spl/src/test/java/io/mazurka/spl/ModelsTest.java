package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.program.Finding;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The models that come with the project behave as their papers, and their comments, say. */
class ModelsTest {

  private static Result search(SplProgram program, Algorithm algorithm) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    return new Search(program, options, SearchListener.NONE).run();
  }

  @ParameterizedTest
  @CsvSource({"2, 18", "3, 1680", "4, 386816"})
  void philosophers_everySchedule_exploresGodefroidsNumberOfTransitions(int n, long transitions) {
    SplProgram philosophers = Models.read("philosophers.spl", Map.of("N", n));
    Result result = search(philosophers, Algorithm.DFS);
    assertThat(result.statistics().transitions()).isEqualTo(transitions);
    assertThat(result.counterexamples()).hasSize(1);
    assertThat(BruteForce.explore(philosophers).transitions()).isEqualTo(transitions);
  }

  @ParameterizedTest
  @CsvSource({"2, 17", "3, 67", "4, 198", "5, 505"})
  void philosophers_persistentAndSleepSets_exploreNoMoreTransitionsThanGodefroid(
      int n, long transitions) {
    SplProgram philosophers = Models.read("philosophers.spl", Map.of("N", n));
    Result result = search(philosophers, Algorithm.VERISOFT);
    assertThat(result.statistics().transitions()).isEqualTo(transitions);
    assertThat(result.counterexamples()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"2, 9", "3, 32", "4, 87", "5, 219"})
  void philosophers_declaredRotation_exploresAFractionOfTheTransitions(int n, long transitions) {
    SplProgram philosophers = Models.read("philosophers.spl", Map.of("N", n));
    SearchOptions options =
        SearchOptions.of(Algorithm.VERISOFT)
            .withKeepGoing(true)
            .withSymmetries(List.of(philosophers.symmetry("rotation(philosopher; fork)")));
    Result result = new Search(philosophers, options, SearchListener.NONE).run();
    assertThat(result.statistics().transitions()).isEqualTo(transitions);
    assertThat(result.counterexamples()).hasSize(1);
  }

  @Test
  void philosophers_reduced_deadlock() {
    Result result = search(Models.read("philosophers.spl", Map.of("N", 5)), Algorithm.DPOR);
    assertThat(result.counterexamples()).hasSize(1);
    Finding finding = result.counterexamples().get(0).finding();
    assertThat(finding.kind()).isEqualTo(Finding.Kind.DEADLOCK);
    assertThat(finding.message())
        .startsWith("philosopher[0] waits at philosophers.spl:10 for fork[1]");
  }

  @ParameterizedTest
  @CsvSource({
    "philosophers-ordered.spl, N, 4",
    "two-element-list.spl,,",
    "message-queue.spl, N, 2",
    "ordered-list.spl, L, 2",
    "example1.spl, N, 10",
    "bounded-buffer.spl, Producers, 1"
  })
  void model_withoutFault_isVerified(String file, String constant, Integer value) {
    Map<String, Integer> constants = constant == null ? Map.of() : Map.of(constant, value);
    Result result = search(Models.read(file, constants), Algorithm.DPOR);
    assertThat(result.counterexamples()).isEmpty();
    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
  }

  @ParameterizedTest
  @CsvSource({"indexer.spl, 11", "file-system.spl, 13"})
  void threads_thatNeverMeet_haveOneExecution(String file, int n) {
    Result result = search(Models.read(file, Map.of("N", n)), Algorithm.DPOR);
    assertThat(result.statistics().executions()).isEqualTo(1);
  }

  @Test
  void indexer_withATwelfthThread_isVerifiedInSeveralExecutions() {
    Result result = search(Models.read("indexer.spl", Map.of("N", 12)), Algorithm.DPOR);
    assertThat(result.statistics().executions()).isBetween(8L, 100L);
    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
  }

  @ParameterizedTest
  @CsvSource({
    "indexer.spl, 12, 8",
    "indexer.spl, 13, 64",
    "indexer.spl, 14, 512",
    "file-system.spl, 14, 2",
    "file-system.spl, 16, 8",
    "file-system.spl, 18, 32",
    "file-system.spl, 20, 128",
    "last-zero.spl, 5, 64",
    "last-zero.spl, 10, 3328"
  })
  void optimal_onTheBenchmarksOfTheLiterature_exploresOneExecutionOfEachTrace(
      String file, int n, long executions) {
    Result result = search(Models.read(file, Map.of("N", n)), Algorithm.OPTIMAL);
    assertThat(result.statistics().executions()).isEqualTo(executions);
    assertThat(result.statistics().figure(Figure.SLEEP_BLOCKED)).isZero();
    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
  }

  @Test
  void lastZero_outcomes_areEveryPlaceTheReaderCanStop() {
    SplProgram program = Models.read("last-zero.spl", Map.of("N", 3));
    assertThat(search(program, Algorithm.DPOR).outcomes().keySet())
        .isEqualTo(BruteForce.explore(program).outcomes().keySet())
        .containsExactly("0", "1", "2", "3");
  }

  @Test
  void twoElementList_everySchedule_neverWritesThroughNull() {
    BruteForce search = BruteForce.explore(Models.read("two-element-list.spl", Map.of()));
    assertThat(search.findings()).isEmpty();
  }

  @Test
  void lostUpdate_anyAlgorithm_failsItsAssertion() {
    for (Algorithm algorithm : Algorithm.values()) {
      Result result = search(Models.read("lost-update.spl", Map.of()), algorithm);
      assertThat(result.counterexamples())
          .extracting(counterexample -> counterexample.finding().message())
          .containsExactly("lost-update.spl:13:16: assertion fails: Count == N");
    }
  }
}

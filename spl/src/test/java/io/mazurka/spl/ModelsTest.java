package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelsTest {

  @ParameterizedTest
  @CsvSource({"2, 18", "3, 1680", "4, 386816"})
  void philosophers_everySchedule_exploresGodefroidsNumberOfTransitions(int n, long transitions) {
    SplProgram philosophers = Models.read("philosophers.spl", Map.of("N", n));
    assertThat(BruteForce.explore(philosophers).transitions()).isEqualTo(transitions);
    Result result = search(philosophers, Algorithm.DFS);
    assertThat(result.statistics().transitions()).isEqualTo(transitions);
    assertThat(result.counterexamples()).hasSize(1);
  }

  private static Result search(SplProgram program, Algorithm algorithm) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    return new Search(program, options, SearchListener.NONE).run();
  }
}

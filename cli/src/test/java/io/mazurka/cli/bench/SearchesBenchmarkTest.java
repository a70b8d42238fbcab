package io.mazurka.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** No preset explores more than others were known to need. */
class SearchesBenchmarkTest {

  private final SearchesBenchmark benchmark = new SearchesBenchmark(Duration.ofMinutes(5));

  @TestFactory
  Stream<DynamicTest> presets_onTheProgramsOfThePapers_stayWithinPublishedFigures() {
    return SearchCases.all().stream()
        .map(search ->
            DynamicTest.dynamicTest(
                search.search().subject().name() + " " + search.search().how(),
                () -> check(search)));
  }

  /**
   * What is spent on states in vain is less than what the search itself costs, if three nodes or
   * entries take no longer to read than a transition.
   */
  @TestFactory
  Stream<DynamicTest> auto_whereThereIsNoSymmetry_readsLittle() {
    return SearchCases.withoutSymmetry().stream()
        .map(search ->
            DynamicTest.dynamicTest(
                search.search().subject().name(), () -> checkWhatIsRead(search)));
  }

  private static void checkWhatIsRead(SearchCase search) {
    StepCounter[] counted = new StepCounter[1];
    search
        .search()
        .explore(
            Bounds.NONE,
            program -> {
              counted[0] = new StepCounter(program);
              return counted[0];
            });
    assertThat(counted[0].entriesRead() / 3)
        .as("what is read, in transitions")
        .isPositive()
        .isLessThan(counted[0].steps());
  }

  private void check(SearchCase search) {
    Result result = benchmark.explore(search);
    assertThat(result.complete()).as("complete, if not for %s", result.met()).isTrue();
    assertThat(search.count().of(result.statistics()))
        .as(search.count().label())
        .isPositive()
        .isLessThanOrEqualTo(search.limit());
  }
}

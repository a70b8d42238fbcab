package io.mazurka.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.bench.RatioCase.Ratio;
import io.mazurka.cli.bench.program.SharedArray;
import io.mazurka.engine.Algorithm;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reductions save as much as in the papers, but for what is known to save less. */
class RatiosBenchmarkTest {

  /** Without steps for allocations, symmetric independence is part of every column. */
  private static final Set<String> LESS =
      Set.of("list, 5: dspin, SI + SR, neither", "list, 5: dspin, SR, neither");

  private final RatiosBenchmark benchmark = new RatiosBenchmark(Duration.ofMinutes(5));

  @TestFactory
  Stream<DynamicTest> reductions_onTheProgramsOfThePapers_saveAsMuchAsPublished() {
    return RatioCases.all().stream()
        .filter(RatioCase::isPublished)
        .map(ratio -> DynamicTest.dynamicTest(name(ratio), () -> check(ratio)));
  }

  private static String name(RatioCase ratio) {
    return ratio.less().subject().name()
        + ": "
        + ratio.less().how()
        + ratio.more().how().replace("dspin", "");
  }

  private void check(RatioCase ratio) {
    assertThat(ratio.isReached(benchmark.explore(ratio)))
        .as("reached")
        .isEqualTo(!LESS.contains(name(ratio)));
  }

  /** So the paper's ratio of 86,400 to 5.7 seconds is exceeded from 12 elements on. */
  @ParameterizedTest
  @ValueSource(ints = {3, 5, 7})
  void sharedArray_hasAsManyExecutions_asThereAreWaysToMixTheTurns(int elements) {
    BenchSubject array = BenchSubject.java("sharedArray", SharedArray.class, elements);
    Ratio ratio =
        benchmark.explore(
            new RatioCase(
                BenchSearch.of(array, Algorithm.SDPOR),
                BenchSearch.of(array, Algorithm.DPOR),
                SearchCase.Count.EXECUTIONS,
                SearchCase.UNKNOWN,
                Long.MAX_VALUE));
    assertThat(ratio.more()).isEqualTo(ways(elements));
    assertThat(ratio.less()).isEqualTo((long) elements * elements + 1);
  }

  private static long ways(int turns) {
    long ways = 1;
    for (int i = 1; i <= turns; i++) {
      ways = ways * (turns + i) / i;
    }
    return ways;
  }
}

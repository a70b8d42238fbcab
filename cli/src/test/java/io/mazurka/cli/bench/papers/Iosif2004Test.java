package io.mazurka.cli.bench.papers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.cli.bench.program.BTree;
import io.mazurka.cli.bench.program.OrderedList;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Reductions;
import io.mazurka.engine.Result;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class Iosif2004Test {

  private static final Reductions BOTH = new Reductions(true, false, true, true);
  private static final Reductions HEAP = new Reductions(true, false, true, false);
  private static final Reductions INDEPENDENCE = new Reductions(false, false, true, true);
  private static final Reductions NEITHER = new Reductions(false, false, true, false);

  static Stream<BenchSubject> programs() {
    return Stream.of(
        BenchSubject.java("ordered list", OrderedList.class, 3),
        BenchSubject.java("B-tree", BTree.class, 2, 2, 2));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void javaProgram_hasFewerStatesUpToTheHeap_andFewestUpToThreads(BenchSubject program) {
    long heap = states(program, BOTH);
    assertThat(2 * heap).isLessThan(states(program, NEITHER) * 3 / 2);
    assertThat(states(program, Reductions.ALL)).isLessThanOrEqualTo(heap);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void javaProgram_whoseAllocationsAreNoSteps_hasNothingLeftForIndependence(BenchSubject program) {
    assertThat(states(program, HEAP)).isEqualTo(states(program, BOTH));
    assertThat(states(program, INDEPENDENCE)).isEqualTo(states(program, NEITHER));
  }

  /** In the paper 1.2, 6.8, 1.2 and 94 thousand. */
  @Test
  void treeWithAllocationSteps_isSmallWithEitherReduction_andLargeWithNeither() {
    BenchSubject tree = BenchSubject.withAllocationSteps("B-tree", BTree.class, 2, 2, 2);
    long both = states(tree, BOTH);
    assertThat(states(tree, HEAP)).isBetween(both + 1, 5 * both);
    assertThat(states(tree, INDEPENDENCE)).isBetween(both, both * 11 / 10);
    assertThat(states(tree, NEITHER)).isGreaterThan(10 * both);
  }

  private static long states(BenchSubject program, Reductions reductions) {
    Result result =
        BenchSearch.of(program, Algorithm.DSPIN)
            .with("dspin", options -> options.withReductions(reductions))
            .explore(Bounds.NONE);
    assertThat(result.complete()).isTrue();
    assertThat(result.counterexamples()).isEmpty();
    return result.statistics().figure(Figure.STATES);
  }
}

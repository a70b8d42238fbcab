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

  private static final BenchSubject LIST = BenchSubject.java("ordered list", OrderedList.class, 3);

  static Stream<BenchSubject> programs() {
    return Stream.of(LIST, BenchSubject.java("B-tree", BTree.class, 2, 2, 2));
  }

  @Test
  void list_hasFewerStatesUpToTheHeap_andFewestUpToThreads() {
    long heap = states(LIST, BOTH);
    assertThat(2 * heap).isLessThan(states(LIST, NEITHER) * 3 / 2);
    assertThat(states(LIST, Reductions.ALL)).isLessThanOrEqualTo(heap);
  }

  /** Only where a thread comes to know of an object in a step that nobody else could notice. */
  @ParameterizedTest
  @MethodSource("programs")
  void javaProgram_whoseAllocationsAreNoSteps_hasLittleLeftForIndependence(BenchSubject program) {
    checkLittle(states(program, BOTH), states(program, HEAP));
    checkLittle(states(program, INDEPENDENCE), states(program, NEITHER));
  }

  private static void checkLittle(long with, long without) {
    assertThat(without).isBetween(with, with * 11 / 10);
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

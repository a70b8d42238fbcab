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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class Iosif2004Test {

  static Stream<BenchSubject> programs() {
    return Stream.of(
        BenchSubject.java("ordered list", OrderedList.class, 3),
        BenchSubject.java("B-tree", BTree.class, 2, 2, 2));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void javaProgram_hasFewerStatesUpToTheHeap_andFewestUpToThreads(BenchSubject program) {
    long neither = states(program, new Reductions(false, false, true, false));
    long heap = states(program, new Reductions(true, false, true, true));
    long threads = states(program, Reductions.ALL);
    assertThat(2 * heap).isLessThan(neither * 3 / 2);
    assertThat(threads).isLessThanOrEqualTo(heap);
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

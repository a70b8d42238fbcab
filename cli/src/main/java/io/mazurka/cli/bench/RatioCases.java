package io.mazurka.cli.bench;

import io.mazurka.cli.bench.SearchCase.Count;
import io.mazurka.cli.bench.program.BTree;
import io.mazurka.cli.bench.program.BoundedBuffer;
import io.mazurka.cli.bench.program.OrderedList;
import io.mazurka.cli.bench.program.SharedArray;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Reductions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a reduction saves, where papers have figures whose ratios are all that can be compared.
 *
 * <p>Yang et al. 2008, table 1: {@code sdpor} against {@code dpor}. The paper's
 * <em>sharedArray</em> took {@code sdpor} 5.7 seconds, and {@code dpor} more than a day; here the
 * sizes are those in which {@code dpor} comes to its end. Iosif 2004, table 1: symmetric
 * independence (SI) and heap symmetry (SR) against neither, and what SI saves where SR is used.
 */
final class RatioCases {

  private static final long NEVER = Long.MAX_VALUE;

  private RatioCases() {}

  static List<RatioCase> all() {
    List<RatioCase> cases = new ArrayList<>();
    for (int elements = 3; elements <= 9; elements += 2) {
      stateful(
          cases,
          BenchSubject.java("sharedArray, " + elements, SharedArray.class, elements),
          SearchCase.UNKNOWN,
          NEVER);
    }
    double buffer = 47_096.0 / 16_246;
    stateful(cases, buffer("bbuf, 4, room for 4", 2, 2, 4), buffer, NEVER);
    stateful(cases, buffer("bbuf, 4, room for 1", 2, 2, 1), buffer, 20_000);
    double[] list = {296, 296, 766, 766};
    iosif(cases, model("list.spl, 6", "ordered-list.spl", Map.of("L", 6)), NEVER, list);
    iosif(cases, tree(2), NEVER, 1.2, 6.8, 1.2, 94);
    iosif(cases, tree(4), NEVER, 3, 18, 3, 766);
    iosif(cases, BenchSubject.java("list, 5", OrderedList.class, 5), NEVER, list);
    iosif(cases, steps("list, steps, 2", OrderedList.class, 2), NEVER, list);
    iosif(cases, steps("tree, steps, 2, 2, 3", BTree.class, 2, 2, 3), 30_000, 1.2, 6.8, 1.2, 94);
    return cases;
  }

  private static void stateful(
      List<RatioCase> cases, BenchSubject subject, double published, long enough) {
    BenchSearch sdpor = BenchSearch.of(subject, Algorithm.SDPOR);
    BenchSearch dpor = BenchSearch.of(subject, Algorithm.DPOR);
    cases.add(new RatioCase(sdpor, dpor, Count.EXECUTIONS, published, enough));
  }

  /** The paper's columns: SI and SR, SR, SI, neither. */
  private static void iosif(
      List<RatioCase> cases, BenchSubject subject, long enough, double... paper) {
    BenchSearch both = dspin(subject, "SI + SR", new Reductions(true, false, true, true));
    BenchSearch heap = dspin(subject, "SR", new Reductions(true, false, true, false));
    BenchSearch independence = dspin(subject, "SI", new Reductions(false, false, true, true));
    BenchSearch neither = dspin(subject, "neither", new Reductions(false, false, true, false));
    cases.add(new RatioCase(both, neither, Count.STATES, paper[3] / paper[0], enough));
    cases.add(new RatioCase(heap, neither, Count.STATES, paper[3] / paper[1], enough));
    cases.add(new RatioCase(independence, neither, Count.STATES, paper[3] / paper[2], enough));
    cases.add(new RatioCase(both, heap, Count.STATES, paper[1] / paper[0], enough));
  }

  private static BenchSearch dspin(BenchSubject subject, String how, Reductions used) {
    return BenchSearch.of(subject, Algorithm.DSPIN)
        .with("dspin, " + how, options -> options.withReductions(used));
  }

  private static BenchSubject buffer(String name, int... arguments) {
    return BenchSubject.java(name, BoundedBuffer.class, arguments);
  }

  private static BenchSubject tree(int order) {
    return model(
        "b-tree.spl, 2, %d, 3".formatted(order), "b-tree.spl", Map.of("N", 2, "K", order, "D", 3));
  }

  private static BenchSubject model(String name, String file, Map<String, Integer> constants) {
    return BenchSubject.model(name, file, constants);
  }

  private static BenchSubject steps(String name, Class<?> main, int... arguments) {
    return BenchSubject.withAllocationSteps(name, main, arguments);
  }
}

package io.mazurka.cli.bench;

import static io.mazurka.cli.bench.SearchCase.UNKNOWN;

import io.mazurka.cli.bench.SearchCase.Count;
import io.mazurka.cli.bench.program.Counting;
import io.mazurka.cli.bench.program.Increments;
import io.mazurka.cli.bench.program.Ledger;
import io.mazurka.cli.bench.program.NamedWorkers;
import io.mazurka.cli.bench.program.Philosophers;
import io.mazurka.cli.bench.program.Strangers;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Reductions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The programs by which searches are compared, and the figures to compare with.
 *
 * <p>Philosophers with {@code verisoft} and the whole state space: Godefroid 1999, table 1. With
 * {@code optimal}: GenMC and Nidhugg; increments: these and JMC; up to symmetry: GenMC where its
 * conditions hold. Indexer and file system: Flanagan and Godefroid 2005. Last zero: Abdulla et al.
 * 2014. Example1: Yang et al. 2008.
 */
final class SearchCases {

  private static final int[][] INCREMENTS = {{2, 2}, {3, 2}, {4, 2}, {3, 3}, {8, 1}};

  private SearchCases() {}

  static List<SearchCase> all() {
    List<SearchCase> cases = new ArrayList<>();
    philosophers(cases);
    increments(cases);
    papers(cases);
    cases.addAll(withoutSymmetry());
    return cases;
  }

  private static void philosophers(List<SearchCase> cases) {
    long[] persistent = {17, 75, 275, 959};
    long[] persistentAim = {17, 67, 198, 507};
    long[] transitions = {18, 123, 708, 3_765};
    for (int n = 2; n <= 5; n++) {
      BenchSubject model = model("philosophers", n);
      cases.add(
          SearchCase.of(
              model,
              Algorithm.VERISOFT,
              Count.TRANSITIONS,
              persistent[n - 2],
              persistentAim[n - 2]));
    }
    long[] rotated = {9, 37, 133, 461};
    for (int n = 2; n <= 5; n++) {
      cases.add(
          SearchCase.of(
                  model("philosophers", n),
                  Algorithm.VERISOFT,
                  Count.TRANSITIONS,
                  rotated[n - 2],
                  UNKNOWN)
              .declaring("rotation(philosopher; fork)"));
    }
    for (int n = 2; n <= 5; n++) {
      cases.add(
          SearchCase.of(
                  model("philosophers", n),
                  Algorithm.DSPIN,
                  Count.TRANSITIONS,
                  transitions[n - 2],
                  transitions[n - 2])
              .with("dspin, no reduction", o -> o.withReductions(Reductions.NONE)));
    }
    int[] sizes = {3, 4, 5, 10};
    long[] classes = {7, 15, 31, 1_023};
    long[] repaired = {4, 8, 16, 512};
    long[] orbits = {3, 5, 7, 107};
    for (int i = 0; i < sizes.length; i++) {
      BenchSubject program = java("philosophers", Philosophers.class, sizes[i]);
      executions(cases, program, Algorithm.OPTIMAL, classes[i], UNKNOWN);
      executions(cases, program, Algorithm.AUTO, repaired[i], orbits[i]);
      executions(cases, model("philosophers", sizes[i]), Algorithm.AUTO, repaired[i], orbits[i]);
    }
  }

  private static void increments(List<SearchCase> cases) {
    long[] classes = {6, 90, 2_520, 1_680, 40_320};
    long[] symmetric = {3, 15, 105, 280, 1};
    long[] again = {2, 5, 14, 42, 1};
    for (int i = 0; i < INCREMENTS.length; i++) {
      BenchSubject plain = java("increments", Increments.class, INCREMENTS[i]);
      BenchSubject named = java("named workers", NamedWorkers.class, INCREMENTS[i]);
      executions(cases, plain, Algorithm.OPTIMAL, classes[i], UNKNOWN);
      executions(cases, plain, Algorithm.SYMDPOR, symmetric[i], again[i]);
      executions(cases, plain, Algorithm.AUTO, symmetric[i], again[i]);
      executions(cases, named, Algorithm.AUTO, symmetric[i], again[i]);
    }
    executions(cases, java("unused results", Counting.class, 8), Algorithm.AUTO, 1, 1);
  }

  private static void papers(List<SearchCase> cases) {
    long[] indexer = {8, 64, 512, 4_096};
    for (int n = 12; n <= 15; n++) {
      executions(cases, model("indexer", n), Algorithm.OPTIMAL, indexer[n - 12], UNKNOWN);
    }
    long[] fileSystem = {2, 8, 32, 128};
    for (int n = 14; n <= 20; n += 2) {
      executions(cases, model("file-system", n), Algorithm.OPTIMAL, fileSystem[n / 2 - 7], UNKNOWN);
    }
    executions(cases, model("last-zero", 10), Algorithm.OPTIMAL, 3_328, UNKNOWN);
    cases.add(SearchCase.of(model("example1", 64), Algorithm.SDPOR, Count.TRANSITIONS, 2_084, 400));
  }

  /**
   * Programs in which there is no symmetry to discover, and what {@code auto} needs for them. Aims
   * are what {@code optimal} needs; twice that is the limit, since what recognises states may cost
   * as much as what does not.
   */
  static List<SearchCase> withoutSymmetry() {
    List<SearchCase> cases = new ArrayList<>();
    long[] indexer = {8, 64, 512, 4_096};
    for (int n = 12; n <= 15; n++) {
      strange(cases, model("indexer", n), indexer[n - 12]);
    }
    strange(cases, model("last-zero", 10), 3_328);
    strange(cases, java("strangers", Strangers.class, 2), 699);
    strange(cases, java("ledger", Ledger.class, 3), 400);
    strange(cases, java("ledger", Ledger.class, 4), 4_900);
    return cases;
  }

  private static void strange(List<SearchCase> cases, BenchSubject subject, long traces) {
    executions(cases, subject, Algorithm.AUTO, 2 * traces, traces);
  }

  private static void executions(
      List<SearchCase> cases, BenchSubject subject, Algorithm algorithm, long limit, long aim) {
    cases.add(SearchCase.of(subject, algorithm, Count.EXECUTIONS, limit, aim));
  }

  private static BenchSubject model(String name, int n) {
    return BenchSubject.model(name + ".spl, " + n, name + ".spl", Map.of("N", n));
  }

  private static BenchSubject java(String name, Class<?> main, int... arguments) {
    StringBuilder title = new StringBuilder(name);
    for (int argument : arguments) {
      title.append(title.length() == name.length() ? ", " : " × ").append(argument);
    }
    return BenchSubject.java(title.toString(), main, arguments);
  }
}

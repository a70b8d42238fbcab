package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.cli.bench.program.BTree;
import io.mazurka.cli.bench.program.OrderedList;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Reductions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Iosif, STTT 2004, table 1: what symmetry of the heap and symmetric independence save. */
final class Iosif2004 {

  private static final int THOUSAND = 1_000;
  private static final double[] NOTHING = {};

  /** Symmetric independence (SI), symmetry of the heap (SR), and at last what the paper has not. */
  private static final List<Column> COLUMNS =
      List.of(
          new Column("SI + SR", new Reductions(true, false, true, true)),
          new Column("SR", new Reductions(true, false, true, false)),
          new Column("SI", new Reductions(false, false, true, true)),
          new Column("neither", new Reductions(false, false, true, false)),
          new Column("SI + SR, threads too", Reductions.ALL));

  /** A column of the paper's table. */
  private record Column(String title, Reductions reductions) {

    BenchSearch of(BenchSubject subject) {
      return BenchSearch.of(subject, Algorithm.DSPIN)
          .with("dspin, " + title, options -> options.withReductions(reductions));
    }
  }

  private Iosif2004() {}

  static PaperTable table() {
    List<PaperRow> rows = new ArrayList<>();
    add(rows, list(8), 296, 296, 766, 766);
    add(rows, tree(2, 2, 3), 1.2, 6.8, 1.2, 94);
    add(rows, tree(2, 4, 3), 3, 18, 3, 766);
    add(rows, BenchSubject.java("ordered list in Java, L = 5", OrderedList.class, 5), NOTHING);
    add(rows, steps("ordered list in Java, steps, L = 3", OrderedList.class, 3), NOTHING);
    add(rows, BenchSubject.java("B-tree in Java, 2, 2, 3", BTree.class, 2, 2, 3), NOTHING);
    add(rows, steps("B-tree in Java, steps, 2, 2, 3", BTree.class, 2, 2, 3), NOTHING);
    return new PaperTable(
        "iosif-2004",
        "Iosif 2004, table 1",
        "An ordered list with an inserter and an extractor for L keys, and a B-tree with N updaters,"
            + " order K and depth D, as SPL models written anew from the description, and as Java"
            + " programs that do the same. The paper has thousands of states, rounded. It has no"
            + " symmetry of threads, so that is off but for the last row of each program. The"
            + " ratios are what can be compared, as the paper's models are not public. In the"
            + " paper's list the allocations are to global variables, and SI does nothing; here"
            + " they are to variables of the threads. In Java an allocation is no step of its own,"
            + " and SI is part of what a step is, so that it saves next to nothing. Where the"
            + " program is said to have steps, each allocation is one, and objects have addresses"
            + " from birth, as in the models.",
        List.of(Measure.STATES, Measure.TRANSITIONS, Measure.SECONDS),
        rows);
  }

  private static BenchSubject steps(String name, Class<?> main, int... arguments) {
    return BenchSubject.withAllocationSteps(name, main, arguments);
  }

  private static BenchSubject list(int length) {
    return BenchSubject.model(
        "ordered list, L = " + length, "ordered-list.spl", Map.of("L", length));
  }

  private static BenchSubject tree(int updaters, int order, int depth) {
    return BenchSubject.model(
        "B-tree, N, K, D = %d, %d, %d".formatted(updaters, order, depth),
        "b-tree.spl",
        Map.of("N", updaters, "K", order, "D", depth));
  }

  private static void add(List<PaperRow> rows, BenchSubject subject, double... thousands) {
    for (int i = 0; i < COLUMNS.size(); i++) {
      Figures published =
          i < thousands.length
              ? Figures.NONE.with(Measure.STATES, thousands[i] * THOUSAND)
              : Figures.NONE;
      rows.add(new PaperRow(COLUMNS.get(i).of(subject), published));
    }
  }
}

package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Reductions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Godefroid, FORTE 1999, table 1: dining philosophers without loops. */
final class Godefroid1999 {

  private static final long UNKNOWN = -1;
  private static final long[] WHOLE = {18, 123, 708, 3_765};
  private static final long[] STATELESS = {18, 1_680, 386_816, UNKNOWN};
  private static final long[] REDUCED = {17, 75, 275, 959};
  private static final long[] SYMMETRIC = {9, 37, 133, 461};

  private Godefroid1999() {}

  static PaperTable table() {
    List<PaperRow> rows = new ArrayList<>();
    for (int n = 2; n <= 5; n++) {
      add(rows, n);
    }
    return new PaperTable(
        "godefroid-1999",
        "Godefroid 1999, table 1",
        "N dining philosophers without loops (figure 2), as an SPL model. The whole state space is"
            + " `dspin` with every reduction off; the paper's stateless search is `dfs`, its"
            + " partial order reduction `verisoft`, and its symmetry a rotation declared by the"
            + " user. Nothing is declared for the searches of the other papers below.",
        List.of(Measure.TRANSITIONS, Measure.EXECUTIONS, Measure.SECONDS),
        rows);
  }

  private static void add(List<PaperRow> rows, int n) {
    BenchSubject model =
        BenchSubject.model("philosophers, " + n, "philosophers.spl", Map.of("N", n));
    BenchSearch reduced = BenchSearch.of(model, Algorithm.VERISOFT);
    rows.add(
        row(
            BenchSearch.of(model, Algorithm.DSPIN)
                .with("dspin, no reduction", o -> o.withReductions(Reductions.NONE)),
            WHOLE[n - 2]));
    rows.add(row(BenchSearch.of(model, Algorithm.DFS), STATELESS[n - 2]));
    rows.add(row(reduced, REDUCED[n - 2]));
    rows.add(row(reduced.declaring("rotation(philosopher; fork)"), SYMMETRIC[n - 2]));
    for (Algorithm algorithm : Presets.COMPARED) {
      rows.add(row(BenchSearch.of(model, algorithm), UNKNOWN));
    }
  }

  private static PaperRow row(BenchSearch search, long transitions) {
    return new PaperRow(
        search,
        transitions == UNKNOWN
            ? Figures.NONE
            : Figures.NONE.with(Measure.TRANSITIONS, (double) transitions));
  }
}

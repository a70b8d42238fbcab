package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.cli.bench.program.BoundedBuffer;
import io.mazurka.cli.bench.program.SharedArray;
import io.mazurka.engine.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Yang, Chen, Gopalakrishnan and Kirby, SPIN 2008, table 1: what recognising states saves. */
final class Yang2008 {

  private static final double DAY = 86_400;

  private Yang2008() {}

  static PaperTable table() {
    List<PaperRow> rows = new ArrayList<>();
    rows.addAll(
        Presets.rows(
            BenchSubject.model("example1", "example1.spl", Map.of()),
            published(Figures.givenUp(DAY), Figures.published(35, 2_084, 1.41), 12)));
    rows.addAll(
        Presets.rows(
            BenchSubject.java("sharedArray", SharedArray.class, 48),
            published(Figures.givenUp(DAY), Figures.published(98, 18_557, 5.70), 33)));
    rows.addAll(
        Presets.rows(
            BenchSubject.java("bbuf, 4", BoundedBuffer.class, 2, 2, 1),
            published(
                Figures.published(47_096, 1_058_962, 938.27),
                Figures.published(16_246, 349_717, 344.88),
                669)));
    return new PaperTable(
        "yang-2008",
        "Yang 2008, table 1",
        "",
        List.of(Measure.EXECUTIONS, Measure.TRANSITIONS, Measure.REVISITED, Measure.SECONDS),
        rows);
  }

  private static Map<Algorithm, Figures> published(Figures dpor, Figures sdpor, double revisited) {
    return Map.of(Algorithm.DPOR, dpor, Algorithm.SDPOR, sdpor.with(Measure.REVISITED, revisited));
  }
}

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
  private static final int BLOCKS = 2;

  private static final String ABOUT =
      """
      What recognising states saves; the number after a program's name is that of its threads.
      `example1` is the model of figure 1. In `sharedArray` two threads write 48 elements each of one
      array, under one lock. `bbuf` has two producers and two consumers, two items each, and room for
      one. Before these are the same programs in a size in which `dpor` comes to its end. `bzip2smp` compresses a file of two blocks: a thread that reads, a bounded queue with a lock
      and two conditions, workers, and a writer that keeps the order. `pfscan` looks for a text in a
      directory of one file: a thread that walks the tree, a bounded queue, workers, counters and
      output under locks of their own. Both are ports that do the same work in Java, written from
      the description.\
      """;

  private Yang2008() {}

  static PaperTable table() {
    List<PaperRow> rows = new ArrayList<>();
    rows.addAll(
        Presets.rows(
            BenchSubject.model("example1", "example1.spl", Map.of()),
            published(Figures.givenUp(DAY), Figures.published(35, 2_084, 1.41), 12)));
    rows.addAll(
        Presets.rows(BenchSubject.java("sharedArray of 9", SharedArray.class, 9), Map.of()));
    rows.addAll(
        Presets.rows(
            BenchSubject.java("sharedArray", SharedArray.class, 48),
            published(Figures.givenUp(DAY), Figures.published(98, 18_557, 5.70), 33)));
    rows.addAll(
        Presets.rows(
            BenchSubject.java("bbuf with room for 4", BoundedBuffer.class, 2, 2, 4), Map.of()));
    rows.addAll(
        Presets.rows(
            BenchSubject.java("bbuf, 4", BoundedBuffer.class, 2, 2, 1),
            published(
                Figures.published(47_096, 1_058_962, 938.27),
                Figures.published(16_246, 349_717, 344.88),
                669)));
    bzip2smp(rows, 4, Figures.published(4_598, 26_442, 1_311.15), 4_460);
    bzip2smp(rows, 5, Figures.published(18_709, 92_276, 9_456.34), 18_278);
    bzip2smp(rows, 6, Figures.published(51_400, 236_863, 25_659.38), 50_401);
    pfscan(rows, 3, Figures.published(84, 1_157, 0.527), Figures.published(71, 967, 0.485), 2);
    pfscan(
        rows,
        4,
        Figures.published(13_617, 189_218, 240.74),
        Figures.published(3_168, 40_395, 57.43),
        334);
    pfscan(rows, 5, Figures.givenUp(DAY), Figures.published(272_873, 3_402_486, 5_328.84), 39_008);
    return new PaperTable(
        "yang-2008",
        "Yang 2008, table 1",
        ABOUT,
        List.of(Measure.EXECUTIONS, Measure.TRANSITIONS, Measure.REVISITED, Measure.SECONDS),
        rows);
  }

  private static void bzip2smp(List<PaperRow> rows, int threads, Figures sdpor, double revisited) {
    rows.addAll(
        Presets.rows(
            Ports.bzip2smp(threads, BLOCKS), published(Figures.givenUp(DAY), sdpor, revisited)));
  }

  private static void pfscan(
      List<PaperRow> rows, int threads, Figures dpor, Figures sdpor, double revisited) {
    rows.addAll(Presets.rows(Ports.pfscan(threads), published(dpor, sdpor, revisited)));
  }

  private static Map<Algorithm, Figures> published(Figures dpor, Figures sdpor, double revisited) {
    return Map.of(Algorithm.DPOR, dpor, Algorithm.SDPOR, sdpor.with(Measure.REVISITED, revisited));
  }
}

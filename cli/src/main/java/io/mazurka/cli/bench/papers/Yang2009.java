package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.engine.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Yang, Chen, Gopalakrishnan and Wang, SPIN 2009, tables 1 and 2: what discovering symmetry saves,
 * and what it costs.
 */
final class Yang2009 {

  private static final double DAY = 86_400;
  private static final String FAULTY = "buggy";

  private static final List<Algorithm> PRESETS =
      List.of(
          Algorithm.DPOR,
          Algorithm.SDPOR,
          Algorithm.SYMDPOR_PUBLISHED,
          Algorithm.SYMDPOR,
          Algorithm.AUTO);

  private static final String SAVES =
      """
      What discovering symmetry saves. `aget` fetches a file in parts: each of the threads that are
      counted after its name copies two parts from a file that plays the server, and counts under a
      lock what it has written; two more threads start them and tell what they did. `pfscan` is that
      of the table above. The faulty variant of each has a race and a deadlock, as the paper's has.
      Which these are it does not say. Its faulty `aget` takes fewer executions than the right one, so
      they leave the downloading threads alike, and so do ours: all of them count without the lock, and
      the thread that waits until they are done holds it meanwhile. In the faulty `pfscan` the number of
      matches is told before the workers are done, and the end of the queue wakes one worker only. All
      searches go on after a finding but the last. Where threads race, states are told apart by who
      knows of which access, so that fewer threads are alike.

      `symdpor-published` is the paper's rule, on the backtrack sets of `dpor`, and can miss failures.
      `symdpor` has the repaired rule, on wakeup trees. The paper's figures stand beside both.\
      """;

  private static final String COSTS =
      """
      What it costs: how often two threads were compared, and how often they were found symmetric;
      the time that went into reading states, and into comparing code and states.\
      """;

  private final List<PaperRow> saves = new ArrayList<>();
  private final List<PaperRow> costs = new ArrayList<>();

  private Yang2009() {
    addFaulty(Ports.aget(4, FAULTY), run(1_009_010, 30_233_023, 29_107), run(420, 19_084, 16));
    addFaulty(Ports.aget(5, FAULTY), Figures.givenUp(DAY), run(926, 32_485, 37));
    add(Ports.aget(4), Figures.givenUp(DAY), run(462, 16_263, 18));
    add(Ports.aget(5), Figures.givenUp(DAY), run(6_006, 211_256, 258));
    add(Ports.aget(6), Figures.givenUp(DAY), run(87_516, 3_117_152, 2_579));
    addFaulty(
        Ports.pfscan(3, FAULTY), run(120, 1_980, 2), cost(run(71, 1_206, 1), 0.05, 0.01, 103, 29));
    addFaulty(
        Ports.pfscan(4, FAULTY),
        run(28_079, 428_410, 389),
        cost(run(3_148, 50_296, 50), 0.35, 0.04, 2_613, 230));
    add(Ports.pfscan(3), run(1_096, 18_006, 21), cost(run(136, 2_334, 3), 0.04, 0.02, 207, 51));
    add(
        Ports.pfscan(4),
        run(4_184_546, 64_465_088, 64_067),
        cost(run(7_111, 85_074, 155), 1.92, 0.48, 11_326, 3_275));
    add(
        Ports.pfscan(5),
        Figures.givenUp(DAY),
        cost(run(322_695, 5_373_766, 5_147), 81.41, 20.03, 1_685_733, 544_816));
  }

  static List<PaperTable> tables() {
    Yang2009 paper = new Yang2009();
    return List.of(
        new PaperTable(
            "yang-2009",
            "Yang 2009, table 1",
            SAVES,
            List.of(Measure.EXECUTIONS, Measure.TRANSITIONS, Measure.SECONDS),
            paper.saves),
        new PaperTable(
            "yang-2009-costs",
            "Yang 2009, table 2",
            COSTS,
            List.of(
                Measure.EXECUTIONS,
                Measure.SECONDS,
                Measure.PROBING,
                Measure.COMPARING,
                Measure.CHECKS,
                Measure.SUCCESSES),
            paper.costs));
  }

  private void add(BenchSubject subject, Figures dpor, Figures symdpor) {
    Map<Algorithm, Figures> published =
        Map.of(
            Algorithm.DPOR, dpor, Algorithm.SYMDPOR_PUBLISHED, symdpor, Algorithm.SYMDPOR, symdpor);
    for (Algorithm algorithm : PRESETS) {
      PaperRow row =
          new PaperRow(
              BenchSearch.of(subject, algorithm), published.getOrDefault(algorithm, Figures.NONE));
      saves.add(row);
      if (algorithm != Algorithm.DPOR && algorithm != Algorithm.SDPOR) {
        costs.add(row);
      }
    }
  }

  /** A faulty variant, whose first finding is what users wait for. */
  private void addFaulty(BenchSubject subject, Figures dpor, Figures symdpor) {
    add(subject, dpor, symdpor);
    saves.add(
        new PaperRow(
            BenchSearch.of(subject, Algorithm.AUTO)
                .with("auto, to the finding", o -> o.withKeepGoing(false)),
            Figures.NONE));
  }

  private static Figures run(double executions, double transitions, double seconds) {
    return Figures.published(executions, transitions, seconds);
  }

  private static Figures cost(
      Figures run, double probing, double comparing, double checks, double successes) {
    return run.with(Measure.PROBING, probing)
        .with(Measure.COMPARING, comparing)
        .with(Measure.CHECKS, checks)
        .with(Measure.SUCCESSES, successes);
  }
}

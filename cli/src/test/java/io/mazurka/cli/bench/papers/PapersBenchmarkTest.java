package io.mazurka.cli.bench.papers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.program.Finding;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of the papers' small rows, and ratios between presets, stay what they should be. */
class PapersBenchmarkTest {

  private static final Bounds LONG_ENOUGH = Bounds.NONE.withTime(Duration.ofMinutes(5));

  private static final Bounds FEW = Bounds.NONE.withExecutions(5_000);

  private static final List<String> SMALL =
      List.of("philosophers, 2", "philosophers, 3", "philosophers, 5", "example1", "aget, 4");

  @TestFactory
  Stream<DynamicTest> searches_ofSmallRows_exploreNoMoreThanPublished() {
    return PaperTables.all().stream()
        .filter(table -> !table.key().equals("yang-2009-costs"))
        .flatMap(table ->
            table.rows().stream()
                .filter(PapersBenchmarkTest::isSmall)
                .map(row ->
                    DynamicTest.dynamicTest(
                        row.family() + " " + row.program(),
                        () -> checkCounts(row, table.measures().getFirst()))));
  }

  private static boolean isSmall(PaperRow row) {
    return SMALL.contains(row.program()) && row.isPublishedInFull();
  }

  private static void checkCounts(PaperRow row, Measure first) {
    Measure measure = row.program().equals("example1") ? Measure.TRANSITIONS : first;
    Figures here = Figures.of(explore(row.search()), true);
    assertThat(here.values().get(measure))
        .as(measure.label())
        .isLessThanOrEqualTo(row.published().values().get(measure));
  }

  private static Result explore(BenchSearch search) {
    Result result = search.explore(LONG_ENOUGH);
    assertThat(result.complete()).as("complete, if not for %s", result.met()).isTrue();
    return result;
  }

  private static long executions(BenchSubject subject, Algorithm algorithm) {
    return explore(BenchSearch.of(subject, algorithm)).statistics().executions();
  }

  @Test
  void symmetry_ofThreeDownloads_leavesOneInForty() {
    BenchSubject aget = Ports.aget(3);
    long dpor = executions(aget, Algorithm.DPOR);
    assertThat(dpor).isGreaterThanOrEqualTo(40 * executions(aget, Algorithm.SYMDPOR));
    assertThat(dpor).isGreaterThanOrEqualTo(40 * executions(aget, Algorithm.AUTO));
  }

  @Test
  void statesAndSymmetry_ofTheFileScanner_saveAsMuchAsPublishedAtLeast() {
    BenchSubject pfscan = Ports.pfscan(3);
    long dpor = executions(pfscan, Algorithm.DPOR);
    assertThat(84 * executions(pfscan, Algorithm.SDPOR)).isLessThanOrEqualTo(71 * dpor);
    assertThat(1_096 * executions(pfscan, Algorithm.SYMDPOR)).isLessThanOrEqualTo(136 * dpor);
  }

  @ParameterizedTest
  @CsvSource({"aget, race, RACE", "aget, deadlock, DEADLOCK"})
  void faults_ofTheDownload_areFound(String program, String fault, Finding.Kind kind) {
    assertThat(firstFinding(Ports.aget(3, fault))).as(program).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"pfscan, race, RACE", "pfscan, deadlock, DEADLOCK"})
  void faults_ofTheFileScanner_areFound(String program, String fault, Finding.Kind kind) {
    assertThat(firstFinding(Ports.pfscan(3, fault))).as(program).isEqualTo(kind);
  }

  private static Finding.Kind firstFinding(BenchSubject subject) {
    BenchSearch search =
        BenchSearch.of(subject, Algorithm.AUTO).with("auto", o -> o.withKeepGoing(false));
    return Objects.requireNonNull(search.explore(FEW).counterexamples().getFirst())
        .finding()
        .kind();
  }

  @Test
  void rows_ofOnePreset_areMeasuredAlone() {
    PapersBenchmark benchmark = new PapersBenchmark(Duration.ofNanos(1), _ -> {});
    List<String> lines = benchmark.run(List.of("godefroid-1999/sdpor"), _ -> {}).text();
    assertThat(lines).filteredOn(line -> line.contains("philosophers, 2 │")).hasSize(1);
    assertThat(lines).anyMatch(line -> line.contains("philosophers, 2 │ sdpor"));
    assertThat(PapersBenchmark.isKnown("godefroid-1999/sdpor")).isTrue();
    assertThat(PapersBenchmark.isKnown("godefroid-1999/optimal")).isFalse();
  }

  @Test
  void searches_thatAreGivenUp_areShownAsSuch_andNotTriedWithMoreThreads() {
    PapersBenchmark benchmark = new PapersBenchmark(Duration.ofNanos(1), _ -> {});
    List<String> keys = List.of("godefroid-1999", "iosif-2004");
    List<PapersResult> soFar = new ArrayList<>();
    PapersResult result = benchmark.run(keys, soFar::add);
    assertThat(soFar).hasSize(2);
    assertThat(soFar.getLast().text()).isEqualTo(result.text());
    assertThat(soFar.getFirst().text())
        .anyMatch(line -> line.contains("philosophers, 2 │ dfs") && line.contains("│ > "))
        .anyMatch(line -> line.contains("philosophers, 3 │ dfs") && line.contains("not tried"));
  }
}

package io.mazurka.cli.bench.papers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No search of the ports takes more executions than it did. What tells states apart, or threads, or
 * operations, without need shows here first: each search still finds everything, and only the
 * papers' tables would tell.
 */
class PortCountsTest {

  private record Case(BenchSubject subject, Algorithm preset, long limit) {}

  @TestFactory
  Stream<DynamicTest> search_ofAPort_takesNoMoreExecutionsThanItDid() {
    return Stream.of(
            new Case(Ports.pfscan(3), Algorithm.DPOR, 15_352),
            new Case(Ports.pfscan(3), Algorithm.SDPOR, 176),
            new Case(Ports.pfscan(3), Algorithm.SYMDPOR, 504),
            new Case(Ports.pfscan(3), Algorithm.AUTO, 88),
            new Case(Ports.pfscan(4), Algorithm.SDPOR, 2_070),
            new Case(Ports.pfscan(4), Algorithm.SYMDPOR, 31_428),
            new Case(Ports.pfscan(4), Algorithm.AUTO, 487),
            new Case(Ports.pfscan(5), Algorithm.AUTO, 1_457),
            new Case(Ports.pfscan(3, "buggy"), Algorithm.SYMDPOR, 255),
            new Case(Ports.pfscan(3, "race"), Algorithm.SYMDPOR, 311),
            new Case(Ports.pfscan(3, "deadlock"), Algorithm.SYMDPOR, 324),
            new Case(Ports.aget(4), Algorithm.SDPOR, 514),
            new Case(Ports.aget(4), Algorithm.SYMDPOR, 462),
            new Case(Ports.aget(4), Algorithm.AUTO, 27),
            new Case(Ports.aget(4, "buggy"), Algorithm.AUTO, 151),
            new Case(Ports.aget(4, "race"), Algorithm.SYMDPOR, 2_733),
            new Case(Ports.aget(4, "deadlock"), Algorithm.SYMDPOR, 2_035),
            new Case(Ports.bzip2smp(4, 2), Algorithm.SDPOR, 1_790),
            new Case(Ports.bzip2smp(4, 2), Algorithm.AUTO, 4_701))
        .map(each ->
            DynamicTest.dynamicTest(
                each.subject.name() + " " + each.preset.label(), () -> check(each)));
  }

  private static void check(Case port) {
    Result result = BenchSearch.of(port.subject, port.preset).explore(Bounds.NONE);
    assertThat(result.complete()).isTrue();
    assertThat(result.statistics().executions()).isPositive().isLessThanOrEqualTo(port.limit);
  }
}

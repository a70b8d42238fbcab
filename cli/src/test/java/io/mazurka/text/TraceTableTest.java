package io.mazurka.text;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.Samples;
import io.mazurka.program.Trace;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceTableTest {

  @Test
  void lines_withRoom_giveEveryThreadALane() {
    assertGolden("trace-lanes.txt", lines(Samples.LOST_UPDATE, 120, 0));
  }

  @Test
  void lines_withLessRoom_leaveOutTheFile() {
    assertGolden("trace-narrow.txt", lines(Samples.LOST_UPDATE, 92, 0));
  }

  @Test
  void lines_withLittleRoom_breakTheCells() {
    assertGolden("trace-broken.txt", lines(Samples.LOST_UPDATE, 88, 0));
  }

  @Test
  void lines_withTooManyThreads_nameTheThreadInAColumn() {
    assertGolden("trace-crowd.txt", lines(Samples.crowd(12, 1), 100, 0));
  }

  @Test
  void lines_ofALongExecution_leaveOutTheMiddle() {
    assertGolden("trace-elided.txt", lines(Samples.crowd(2, 20), 120, 7));
  }

  @Test
  void lines_onAnAsciiTerminal_areAscii() {
    Terminal terminal = new Terminal(true, true, 120, false, StandardCharsets.US_ASCII);
    Printable printable = terminal.printable();
    List<String> lines =
        new TraceTable(Samples.LOST_UPDATE, printable)
            .lines(120, Excerpt.ofAtMost(0)).stream().map(printable::fit).toList();
    assertGolden("trace-ascii.txt", lines);
  }

  @Test
  void lines_ofAnyWidth_areNeverWiderThanTheTerminal() {
    for (int width = 80; width < 200; width++) {
      for (int threads = 1; threads < 8; threads++) {
        int most = width;
        assertThat(lines(Samples.crowd(threads, 3), width, 0))
            .allMatch(line -> line.codePointCount(0, line.length()) <= most);
      }
    }
  }

  @Test
  void lines_ofNoSteps_areTheHeadOnly() {
    assertThat(lines(new Trace(List.of("main"), List.of(), List.of(), ""), 80, 0)).hasSize(2);
  }

  private static List<String> lines(Trace trace, int width, int mostSteps) {
    return new TraceTable(trace, Terminal.NONE.printable())
        .lines(width, Excerpt.ofAtMost(mostSteps));
  }
}

package io.mazurka.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Bounds;
import io.mazurka.engine.Statistics;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private static final Statistics STATISTICS = new Statistics(12_000, 99_000, 31);

  private static String line(int width, Bounds bounds, long seconds) {
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    try (Progress progress = new Progress(nowhere, width, bounds)) {
      return progress.line(STATISTICS, seconds * 1_000_000_000);
    }
  }

  @Test
  void line_withoutBounds_estimatesNothing() {
    assertThat(line(120, Bounds.NONE, 4))
        .isEqualTo("12,000 executions, 3,000/s, depth 31, 0 findings, 0:04");
    assertThat(line(120, Bounds.NONE, 3_723)).endsWith("1:02:03");
  }

  @Test
  void line_withBounds_saysHowMuchIsLeft() {
    Bounds bounds = Bounds.NONE.withExecutions(50_000).withTime(Duration.ofMinutes(2));
    assertThat(line(120, bounds, 4))
        .isEqualTo("12,000 of 50,000 executions, 3,000/s, depth 31, 0 findings, 0:04 of 2:00");
  }

  @Test
  void line_onANarrowTerminal_neverWraps() {
    assertThat(line(40, Bounds.NONE, 4)).hasSize(39);
  }

  @Test
  void progress_beforeAnythingIsKnown_printsNothing() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    new Progress(new PrintStream(err, true, StandardCharsets.UTF_8), 80, Bounds.NONE).close();
    assertThat(err.size()).isZero();
  }
}

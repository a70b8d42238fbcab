package io.mazurka.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {

  @Test
  void colours_withNoColorSet_areNever() {
    assertThat(Terminal.of("out,err,", Map.of("NO_COLOR", "1")).paint().colours()).isFalse();
    assertThat(Terminal.of("out,err,", Map.of("TERM", "dumb")).paint().colours()).isFalse();
    assertThat(Terminal.of("out,err,", Map.of("NO_COLOR", "")).paint().colours()).isTrue();
  }

  @Test
  void progress_onATerminalThatCannotRewriteALine_isNotShown() {
    assertThat(Terminal.of("out,err,", Map.of("TERM", "dumb")).err()).isFalse();
    assertThat(Terminal.of("out,err,", Map.of("TERM", "xterm")).err()).isTrue();
  }

  @Test
  void colours_whenOutputIsAPipe_areNever() {
    assertThat(Terminal.of("err,", Map.of()).paint().colours()).isFalse();
  }

  @Test
  void charset_whenOutputIsAPipe_isUtf8() {
    assertThat(Terminal.of("", Map.of()).charset()).isEqualTo(StandardCharsets.UTF_8);
  }

  @Test
  void width_isReadFromTheEnvironment_withinReason() {
    assertThat(Terminal.of("", Map.of("COLUMNS", "99")).width()).isEqualTo(99);
    assertThat(Terminal.of("", Map.of("COLUMNS", "1")).width()).isEqualTo(40);
    assertThat(Terminal.of("", Map.of("COLUMNS", "wide")).width()).isEqualTo(120);
  }
}

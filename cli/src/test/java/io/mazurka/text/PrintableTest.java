package io.mazurka.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PrintableTest {

  private final Printable utf8 = Terminal.NONE.printable();
  private final Printable ascii =
      new Terminal(true, true, 80, false, StandardCharsets.US_ASCII).printable();

  @Test
  void line_withPlainText_isTheText() {
    assertThat(utf8.line("x = 1, naïve 日本")).isEqualTo("x = 1, naïve 日本");
  }

  @Test
  void line_withEscapeSequence_spellsItOut() {
    assertThat(utf8.line("\u001b[2Jgone\r\n\t\u009b0m"))
        .isEqualTo("\\u001b[2Jgone\\r\\n\\t\\u009b0m");
  }

  @Test
  void line_withInvisibleMarks_spellsThemOut() {
    assertThat(utf8.line("a\u202eb\u2066c\u200bd\ufeff"))
        .isEqualTo("a\\u202eb\\u2066c\\u200bd\\ufeff");
  }

  @Test
  void line_withLoneSurrogate_spellsItOut() {
    assertThat(utf8.line("a\ud800b")).isEqualTo("a\\ud800b");
  }

  @Test
  void line_withRandomText_holdsNoControlCharacters() {
    Random random = new Random(7);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      random.ints(20, 0, 0x3000).forEach(text::appendCodePoint);
      assertThat(utf8.line(text.toString()).codePoints()).noneMatch(Character::isISOControl);
      assertThat(ascii.line(text.toString()).codePoints()).allMatch(c -> c >= ' ' && c < 0x7f);
    }
  }

  @Test
  void lines_keepLineBreaksAndNothingElse() {
    assertThat(utf8.lines("at a\n\tat b\u0007\n")).containsExactly("at a", "    at b\\u0007");
  }

  @Test
  void fit_onAsciiTerminal_replacesTheTablesOwnCharacters() {
    assertThat(ascii.fit("─┼─ │ ▸ 1 → 2 …")).isEqualTo("-+- | > 1 -> 2 ...");
    assertThat(utf8.fit("─┼─")).isEqualTo("─┼─");
  }
}

package io.mazurka.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ColumnsTest {

  @Test
  void columns_ofWideAndCombiningCharacters_areAsOnATerminal() {
    assertThat(Columns.of("")).isZero();
    assertThat(Columns.of("write x: 0 → 1")).isEqualTo(14);
    assertThat(Columns.of("日本")).isEqualTo(4);
    assertThat(Columns.of("한글")).isEqualTo(4);
    assertThat(Columns.of("e\u0301")).isEqualTo(1);
    assertThat(Columns.of("\ud83d\ude00")).isEqualTo(2);
  }

  @Test
  void fitting_takesWhatFits_andOneCharacterAtLeast() {
    assertThat(Columns.fitting("日本語", 5)).isEqualTo(2);
    assertThat(Columns.fitting("日本語", 1)).isEqualTo(1);
    assertThat(Columns.fitting("abc", 9)).isEqualTo(3);
  }

  @Test
  void tables_ofRandomText_haveTheirBordersInLine() {
    Random random = new Random(3);
    for (int round = 0; round < 200; round++) {
      List<List<String>> rows = List.of(row(random), row(random), row(random));
      List<String> lines = Grid.lines(List.of("one", "two", "three"), rows);
      int border = Columns.of(lines.getFirst().substring(0, lines.getFirst().indexOf('│')));
      assertThat(lines.stream().filter(line -> line.contains("│")))
          .allMatch(line -> Columns.of(line.substring(0, line.indexOf('│'))) == border);
    }
  }

  private static List<String> row(Random random) {
    return List.of(word(random), word(random), word(random));
  }

  private static String word(Random random) {
    String letters = "ab .日本語한e\u0301\ud83d\ude00→";
    int[] points = letters.codePoints().toArray();
    StringBuilder word = new StringBuilder("x");
    for (int i = random.nextInt(12); i >= 0; i--) {
      word.appendCodePoint(points[random.nextInt(points.length)]);
    }
    return word.append('y').toString();
  }
}

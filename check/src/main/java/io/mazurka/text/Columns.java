package io.mazurka.text;

/**
 * How many columns of a terminal a text takes: two for each wide East Asian character and emoji,
 * none for a mark that combines with the character before it (Unicode Standard Annex 11).
 */
final class Columns {

  /** First and last characters of the ranges that are wide. */
  private static final int[] WIDE = {
    0x1100, 0x115f, 0x2e80, 0x303e, 0x3041, 0x33ff, 0x3400, 0x4dbf, 0x4e00, 0x9fff, 0xa000, 0xa4cf,
    0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe30, 0xfe6f, 0xff00, 0xff60, 0xffe0, 0xffe6, 0x1f300,
        0x1f64f,
    0x1f680, 0x1f6ff, 0x1f900, 0x1f9ff, 0x20000, 0x3fffd
  };

  private Columns() {}

  /** The columns that the text takes. */
  static int of(String text) {
    return text.codePoints().map(Columns::of).sum();
  }

  /** How many characters from the start fit into so many columns; one at least. */
  static int fitting(String text, int columns) {
    int end = 0;
    int taken = 0;
    while (end < text.length()) {
      int point = text.codePointAt(end);
      taken += of(point);
      if (taken > columns && end > 0) {
        return end;
      }
      end += Character.charCount(point);
    }
    return end;
  }

  private static int of(int point) {
    int type = Character.getType(point);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    for (int i = 0; i < WIDE.length && point >= WIDE[i]; i += 2) {
      if (point <= WIDE[i + 1]) {
        return 2;
      }
    }
    return 1;
  }
}

package io.mazurka.text;

import java.nio.charset.CharsetEncoder;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Makes strings that come from the program under test fit to be shown: control characters, escape
 * sequences and invisible marks of direction are spelled out, and so is what the terminal's
 * character set lacks. A program cannot move the cursor, change colours or forge lines of
 * Mazurka's.
 */
public final class Printable {

  private final CharsetEncoder encoder;

  Printable(CharsetEncoder encoder) {
    this.encoder = encoder;
  }

  /** The string as part of one line. */
  public String line(String text) {
    if (text.chars().allMatch(c -> c >= ' ' && c < 0x7f)) {
      return text;
    }
    StringBuilder line = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(point -> append(line, point));
    return line.toString();
  }

  /** The string as lines of its own. */
  public List<String> lines(String text) {
    return text.lines().map(l -> line(l.replace("\t", "    "))).collect(Collectors.toList());
  }

  /** A line of Mazurka's own, with stand-ins for what the terminal's character set lacks. */
  public String fit(String line) {
    if (encoder.canEncode(line)) {
      return line;
    }
    StringBuilder fitting = new StringBuilder(line.length() + 16);
    line.codePoints().forEach(p -> fitting.append(p < 0x80 ? Character.toString(p) : Ascii.of(p)));
    return fitting.toString();
  }

  private void append(StringBuilder line, int point) {
    switch (point) {
      case '\n' -> line.append("\\n");
      case '\r' -> line.append("\\r");
      case '\t' -> line.append("\\t");
      default -> appendVisible(line, point);
    }
  }

  private void appendVisible(StringBuilder line, int point) {
    String text = Character.toString(point);
    if (!shows(point)) {
      line.append(String.format("\\u%04x", point));
    } else if (encoder.canEncode(text)) {
      line.append(text);
    } else {
      line.append(Ascii.of(point));
    }
  }

  private static boolean shows(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}

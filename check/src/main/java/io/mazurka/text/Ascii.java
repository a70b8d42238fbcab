package io.mazurka.text;

/** Stand-ins for the few characters beyond ASCII that Mazurka's own texts use. */
final class Ascii {

  private Ascii() {}

  static String of(int point) {
    return switch (point) {
      case '│' -> "|";
      case '─' -> "-";
      case '┼' -> "+";
      case '▸' -> ">";
      case '·' -> "-";
      case '→' -> "->";
      case '…' -> "...";
      default -> String.format("\\u%04x", point);
    };
  }
}

package io.mazurka.spl.syntax;

/**
 * A word of the source.
 *
 * @param text the word; of a text literal what is between the quotes
 * @param startsLine whether nothing but space stands before it on its line
 * @param start the offset of its first character in the source
 * @param end the offset behind its last character
 */
record Token(Kind kind, String text, Position at, boolean startsLine, int start, int end) {

  enum Kind {
    NAME,
    KEYWORD,
    NUMBER,
    TEXT,
    SYMBOL,
    END_OF_FILE
  }

  boolean is(String word) {
    return (kind == Kind.SYMBOL || kind == Kind.KEYWORD) && text.equals(word);
  }

  /** The token as error messages name it. */
  String shown() {
    return switch (kind) {
      case END_OF_FILE -> "the end of the file";
      case TEXT -> "\"" + text + "\"";
      default -> "'" + text + "'";
    };
  }
}

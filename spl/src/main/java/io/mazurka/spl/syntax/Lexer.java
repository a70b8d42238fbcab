package io.mazurka.spl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Cuts a source into tokens. Comments run from {@code //} to the end of the line. The signs of
 * Iosif's paper, {@code ¬ ∧ ∨ →}, are other spellings of {@code ! && || ->}.
 */
final class Lexer {

  private static final Set<String> KEYWORDS =
      Set.of(
          "active",
          "assert",
          "atomic",
          "begin",
          "const",
          "else",
          "end",
          "false",
          "global",
          "goto",
          "new",
          "null",
          "print",
          "semaphore",
          "skip",
          "start",
          "symmetry",
          "thread",
          "true");
  private static final String[] SYMBOLS = {
    "->", "==", "!=", "<=", ">=", "&&", "||", "(", ")", "[", "]", ",", ";", ":", ".", "=", "<", ">",
    "+", "-", "*", "/", "%", "!", "|"
  };
  private static final String PAPER_SIGNS = "¬∧∨→";
  private static final String[] PAPER_SPELLINGS = {"!", "&&", "||", "->"};

  private final String file;
  private final String source;
  private final List<Token> tokens = new ArrayList<>();
  private int offset;
  private int line = 1;
  private int lineStart;
  private boolean startsLine = true;

  private Lexer(String file, String source) {
    this.file = file;
    this.source = source;
  }

  static List<Token> tokens(String file, String source) {
    Lexer lexer = new Lexer(file, source);
    lexer.skipSpace();
    while (lexer.offset < source.length()) {
      lexer.next();
      lexer.skipSpace();
    }
    lexer.add(Token.Kind.END_OF_FILE, "", source.length());
    return lexer.tokens;
  }

  private void skipSpace() {
    while (offset < source.length()) {
      char c = source.charAt(offset);
      if (c == '\n') {
        offset++;
        line++;
        lineStart = offset;
        startsLine = true;
      } else if (source.startsWith("//", offset)) {
        int end = source.indexOf('\n', offset);
        offset = end < 0 ? source.length() : end;
      } else if (Character.isWhitespace(c)) {
        offset++;
      } else {
        return;
      }
    }
  }

  private void next() {
    char c = source.charAt(offset);
    if (isLetter(c)) {
      String word = source.substring(offset, endOf(offset));
      add(KEYWORDS.contains(word) ? Token.Kind.KEYWORD : Token.Kind.NAME, word, endOf(offset));
    } else if (isDigit(c)) {
      number();
    } else if (c == '"') {
      text();
    } else {
      symbol(c);
    }
  }

  private void number() {
    int end = endOf(offset);
    String digits = source.substring(offset, end);
    if (!digits.chars().allMatch(c -> isDigit((char) c))) {
      throw new SplException(here(), "'" + digits + "' is neither a number nor a name");
    }
    if (digits.length() > 10 || Long.parseLong(digits) > Integer.MAX_VALUE) {
      throw new SplException(
          here(), digits + " is too large: integers go up to " + Integer.MAX_VALUE);
    }
    add(Token.Kind.NUMBER, digits, end);
  }

  private void text() {
    int end = source.indexOf('"', offset + 1);
    int lineEnd = source.indexOf('\n', offset);
    if (end < 0 || (lineEnd >= 0 && lineEnd < end)) {
      throw new SplException(here(), "the text has no closing '\"' on its line");
    }
    add(Token.Kind.TEXT, source.substring(offset + 1, end), end + 1);
  }

  private void symbol(char c) {
    int sign = PAPER_SIGNS.indexOf(c);
    if (sign >= 0) {
      add(Token.Kind.SYMBOL, PAPER_SPELLINGS[sign], offset + 1);
      return;
    }
    for (String symbol : SYMBOLS) {
      if (source.startsWith(symbol, offset)) {
        add(Token.Kind.SYMBOL, symbol, offset + symbol.length());
        return;
      }
    }
    throw new SplException(
        here(), "'" + Character.toString(source.codePointAt(offset)) + "' has no meaning in SPL");
  }

  private void add(Token.Kind kind, String text, int end) {
    tokens.add(new Token(kind, text, here(), startsLine, offset, end));
    startsLine = false;
    offset = end;
  }

  private Position here() {
    return new Position(file, line, offset - lineStart + 1);
  }

  private int endOf(int start) {
    int end = start;
    while (end < source.length() && (isLetter(source.charAt(end)) || isDigit(source.charAt(end)))) {
      end++;
    }
    return end;
  }

  private static boolean isLetter(char c) {
    return c == '_' || Character.isLetter(c);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}

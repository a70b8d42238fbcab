package io.mazurka.spl.syntax;

import java.util.List;

/** A cursor over the tokens of a source, with the errors that all parsers share. */
final class Tokens {

  private final String source;
  private final List<Token> tokens;
  private int next;

  Tokens(String file, String source) {
    this.source = source;
    this.tokens = Lexer.tokens(file, source);
  }

  Token peek() {
    return tokens.get(next);
  }

  Token peekSecond() {
    return tokens.get(Math.min(next + 1, tokens.size() - 1));
  }

  Token take() {
    Token token = peek();
    if (token.kind() != Token.Kind.END_OF_FILE) {
      next++;
    }
    return token;
  }

  boolean at(String word) {
    return peek().is(word);
  }

  /** Whether the word comes next on the line that is being read. */
  boolean atSameLine(String word) {
    return at(word) && !peek().startsLine();
  }

  boolean accept(String word) {
    if (!at(word)) {
      return false;
    }
    next++;
    return true;
  }

  Token expect(String word) {
    if (!at(word)) {
      throw expected("'" + word + "'");
    }
    return take();
  }

  Name expectName(String what) {
    if (peek().kind() != Token.Kind.NAME) {
      throw expected(what);
    }
    Token token = take();
    return new Name(token.at(), token.text());
  }

  SplException expected(String what) {
    return new SplException(peek().at(), "expected " + what + " but found " + peek().shown());
  }

  /** The source from the given token up to the last one taken, on one line. */
  String textFrom(Token first) {
    int end = Math.max(first.end(), tokens.get(next - 1).end());
    return source.substring(first.start(), end).replaceAll("\\s+", " ");
  }
}

package io.mazurka.spl.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses expressions. Outside parentheses an operator with two operands stands on the line on which
 * its left operand ends; so a line that starts with {@code -} or {@code (} starts a statement.
 */
final class ExpressionParser {

  private static final int MAX_DEPTH = 200;

  private final Tokens tokens;
  private int nesting;
  private int depth;

  ExpressionParser(Tokens tokens) {
    this.tokens = tokens;
  }

  /** Whether an expression can start with this token. */
  boolean canStartAt(Token token) {
    return switch (token.kind()) {
      case NAME, NUMBER -> true;
      case KEYWORD -> token.is("true") || token.is("false") || token.is("null");
      case SYMBOL -> token.is("(") || token.is("!") || token.is("-");
      case TEXT, END_OF_FILE -> false;
    };
  }

  Expression expression() {
    return binary(Operator.OR.binding());
  }

  private Expression binary(int binding) {
    if (binding > Operator.TIGHTEST_BINARY) {
      return unary();
    }
    Expression left = binary(binding + 1);
    Operator operator = operatorAt(binding);
    while (operator != null) {
      Position at = tokens.take().at();
      left = new Expression.Binary(at, operator, left, binary(binding + 1));
      operator = operatorAt(binding);
      if (operator != null && binding == Operator.COMPARISON) {
        throw new SplException(
            tokens.peek().at(), "comparisons cannot be chained; join them with '&&'");
      }
    }
    return left;
  }

  private @Nullable Operator operatorAt(int binding) {
    Token token = tokens.peek();
    if (token.startsLine() && nesting == 0) {
      return null;
    }
    for (Operator operator : Operator.values()) {
      if (operator.binding() == binding && token.is(operator.symbol())) {
        return operator;
      }
    }
    return null;
  }

  private Expression unary() {
    Position at = tokens.peek().at();
    if (++depth > MAX_DEPTH) {
      throw new SplException(at, "the expression is nested more than " + MAX_DEPTH + " deep");
    }
    Expression operand = signed(at);
    depth--;
    return operand;
  }

  private Expression signed(Position at) {
    if (tokens.accept("!")) {
      return new Expression.Unary(at, Operator.NOT, unary());
    }
    if (tokens.accept("-")) {
      return new Expression.Unary(at, Operator.NEGATE, unary());
    }
    return primary();
  }

  private Expression primary() {
    Token token = tokens.peek();
    if (token.kind() == Token.Kind.NUMBER) {
      return new Expression.Literal(token.at(), Integer.parseInt(tokens.take().text()));
    }
    if (token.kind() == Token.Kind.NAME) {
      return path();
    }
    if (tokens.accept("true") || tokens.accept("false")) {
      return new Expression.Truth(token.at(), token.is("true"));
    }
    if (tokens.accept("null")) {
      return tokens.atSameLine("(")
          ? new Expression.IsNull(token.at(), parenthesised())
          : new Expression.Null(token.at());
    }
    if (tokens.at("(")) {
      return parenthesised();
    }
    throw tokens.expected("an expression");
  }

  private Expression parenthesised() {
    return enclosed("(", ")");
  }

  private Expression enclosed(String open, String close) {
    tokens.expect(open);
    Expression inner = nested();
    tokens.expect(close);
    return inner;
  }

  /** An expression within parentheses, which may go on over several lines. */
  Expression nested() {
    nesting++;
    Expression inner = expression();
    nesting--;
    return inner;
  }

  Expression.Path path() {
    Name variable = tokens.expectName("a variable");
    Expression index = index();
    List<Name> fields = new ArrayList<>();
    while (tokens.accept(".")) {
      fields.add(tokens.expectName("a field"));
    }
    return new Expression.Path(variable, index, fields);
  }

  /** What stands in brackets, or null if no bracket follows. */
  @Nullable Expression index() {
    return tokens.atSameLine("[") ? enclosed("[", "]") : null;
  }

  /** Expressions between parentheses, separated by commas. */
  List<Expression> list() {
    List<Expression> all = new ArrayList<>();
    tokens.expect("(");
    do {
      all.add(nested());
    } while (tokens.accept(","));
    tokens.expect(")");
    return all;
  }
}

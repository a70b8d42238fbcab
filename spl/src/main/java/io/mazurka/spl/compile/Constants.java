package io.mazurka.spl.compile;

import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Operator;
import io.mazurka.spl.syntax.SplException;

/** Evaluates integers that are known before the model runs. */
final class Constants {

  private final Symbols symbols;

  Constants(Symbols symbols) {
    this.symbols = symbols;
  }

  int evaluate(Expression expression) {
    return switch (expression) {
      case Expression.Literal literal -> literal.value();
      case Expression.Unary unary when unary.operator() == Operator.NEGATE ->
          -evaluate(unary.operand());
      case Expression.Binary binary -> evaluate(binary);
      case Expression.Path path when isConstant(path) -> value(path);
      default -> throw new SplException(expression.at(), "expected a constant integer expression");
    };
  }

  private boolean isConstant(Expression.Path path) {
    return path.index() == null
        && path.fields().isEmpty()
        && symbols.find(path.variable().text()) instanceof Symbol.Constant;
  }

  private int value(Expression.Path path) {
    return symbols.find(path.variable().text()) instanceof Symbol.Constant constant
        ? constant.value()
        : 0;
  }

  private int evaluate(Expression.Binary binary) {
    int left = evaluate(binary.left());
    int right = evaluate(binary.right());
    if (right == 0
        && (binary.operator() == Operator.DIVIDE || binary.operator() == Operator.REMAINDER)) {
      throw new SplException(binary.at(), "division by zero");
    }
    return switch (binary.operator()) {
      case PLUS -> left + right;
      case MINUS -> left - right;
      case TIMES -> left * right;
      case DIVIDE -> left / right;
      case REMAINDER -> left % right;
      default -> throw new SplException(binary.at(), "expected a constant integer expression");
    };
  }

  /** A number of things, from {@code least} to {@code most}. */
  int count(Expression expression, int least, int most, String what) {
    int value = evaluate(expression);
    if (value < least || value > most) {
      throw new SplException(
          expression.at(), "%s must be from %d to %d, not %d".formatted(what, least, most, value));
    }
    return value;
  }
}

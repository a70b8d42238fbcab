package io.mazurka.spl.compile;

import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Operator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates expressions whose values are known as long as some local variables stay as they are.
 */
final class Folding {

  private final Scope scope;
  private final Map<Integer, Integer> known;

  /**
   * Evaluates expressions of a thread.
   *
   * @param known the values of local variables that are known, by slot
   */
  Folding(Scope scope, Map<Integer, Integer> known) {
    this.scope = scope;
    this.known = known;
  }

  /** The value, as terms compute it, or null if it is not known or there is none. */
  @Nullable Integer value(Expression expression) {
    return switch (expression) {
      case Expression.Literal literal -> literal.value();
      case Expression.Truth truth -> truth.value() ? 1 : 0;
      case Expression.Null none -> null;
      case Expression.IsNull test -> null;
      case Expression.Unary unary -> unary(unary);
      case Expression.Binary binary -> binary(binary);
      case Expression.Path path -> path.fields().isEmpty() ? variable(path) : null;
    };
  }

  private @Nullable Integer variable(Expression.Path path) {
    return switch (scope.resolve(path.variable())) {
      case Symbol.Constant constant -> constant.value();
      case Symbol.Local local -> known.get(local.slot);
      default -> null;
    };
  }

  private @Nullable Integer unary(Expression.Unary unary) {
    Integer operand = value(unary.operand());
    if (operand == null) {
      return null;
    }
    return unary.operator() == Operator.NOT ? truth(operand == 0) : -operand;
  }

  private @Nullable Integer binary(Expression.Binary binary) {
    Integer left = value(binary.left());
    Integer right = value(binary.right());
    return left == null || right == null ? null : apply(binary.operator(), left, right);
  }

  private static @Nullable Integer apply(Operator operator, int left, int right) {
    return switch (operator) {
      case OR -> truth(left != 0 || right != 0);
      case AND -> truth(left != 0 && right != 0);
      case EQUAL -> truth(left == right);
      case UNEQUAL -> truth(left != right);
      case LESS -> truth(left < right);
      case AT_MOST -> truth(left <= right);
      case GREATER -> truth(left > right);
      case AT_LEAST -> truth(left >= right);
      case PLUS -> left + right;
      case MINUS -> left - right;
      case TIMES -> left * right;
      case DIVIDE -> right == 0 ? null : left / right;
      case REMAINDER -> right == 0 ? null : left % right;
      case NOT, NEGATE -> throw new IllegalStateException(operator + " has one operand");
    };
  }

  private static int truth(boolean value) {
    return value ? 1 : 0;
  }
}

package io.mazurka.spl.syntax;

/** The operators of expressions, with how tightly the ones with two operands bind. */
public enum Operator {
  OR("||", 1),
  AND("&&", 2),
  EQUAL("==", 3),
  UNEQUAL("!=", 3),
  LESS("<", 3),
  AT_MOST("<=", 3),
  GREATER(">", 3),
  AT_LEAST(">=", 3),
  PLUS("+", 4),
  MINUS("-", 4),
  TIMES("*", 5),
  DIVIDE("/", 5),
  REMAINDER("%", 5),
  NOT("!", 6),
  NEGATE("-", 6);

  static final int COMPARISON = 3;
  static final int TIGHTEST_BINARY = 5;

  private final String symbol;
  private final int binding;

  Operator(String symbol, int binding) {
    this.symbol = symbol;
    this.binding = binding;
  }

  /** How the operator is written. */
  public String symbol() {
    return symbol;
  }

  int binding() {
    return binding;
  }
}

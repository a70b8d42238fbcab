package io.mazurka.spl.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has a value and no effect. */
public sealed interface Expression {

  /** Where the expression starts; of an operator with two operands, where the operator stands. */
  Position at();

  /** An integer. */
  record Literal(Position at, int value) implements Expression {}

  /** {@code true} or {@code false}. */
  record Truth(Position at, boolean value) implements Expression {}

  /** {@code null}: the pointer to nothing. */
  record Null(Position at) implements Expression {}

  /** {@code null(path)}: whether a pointer leads nowhere. */
  record IsNull(Position at, Expression pointer) implements Expression {}

  /** An operator with one operand. */
  record Unary(Position at, Operator operator, Expression operand) implements Expression {}

  /** An operator with two operands. */
  record Binary(Position at, Operator operator, Expression left, Expression right)
      implements Expression {}

  /**
   * A variable, an element of an array, or what a chain of fields leads to from there: {@code
   * H.n.f}.
   */
  record Path(Name variable, @Nullable Expression index, List<Name> fields) implements Expression {

    public Path {
      fields = List.copyOf(fields);
    }

    @Override
    public Position at() {
      return variable.at();
    }
  }
}

package io.mazurka.spl.compile;

import io.mazurka.program.Finding;
import io.mazurka.spl.machine.Fault;
import io.mazurka.spl.machine.Store;
import io.mazurka.spl.machine.Term;
import io.mazurka.spl.machine.Type;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.Position;
import java.util.List;

/**
 * Compiles expressions, by figure 6: a path that runs into null on its way is null. Only where an
 * integer or a boolean was to be found there, which null has none of, is it a fault.
 */
final class TermCompiler {

  private final Scope scope;

  TermCompiler(Scope scope) {
    this.scope = scope;
  }

  Term compile(Expression expression) {
    return switch (expression) {
      case Expression.Literal literal -> constant(literal.value());
      case Expression.Truth truth -> constant(truth.value() ? 1 : 0);
      case Expression.Null none -> constant(0);
      case Expression.IsNull test -> not(compile(test.pointer()));
      case Expression.Unary unary -> compile(unary);
      case Expression.Binary binary -> compile(binary);
      case Expression.Path path -> path(path, path.fields().size());
    };
  }

  private static Term constant(int value) {
    return store -> value;
  }

  private static Term not(Term operand) {
    return store -> operand.value(store) == 0 ? 1 : 0;
  }

  private Term compile(Expression.Unary unary) {
    Term operand = compile(unary.operand());
    return switch (unary.operator()) {
      case NOT -> not(operand);
      default -> store -> -operand.value(store);
    };
  }

  private Term compile(Expression.Binary binary) {
    Term left = compile(binary.left());
    Term right = compile(binary.right());
    Position at = binary.at();
    return switch (binary.operator()) {
      case OR -> store -> left.value(store) != 0 || right.value(store) != 0 ? 1 : 0;
      case AND -> store -> left.value(store) != 0 && right.value(store) != 0 ? 1 : 0;
      case EQUAL -> store -> left.value(store) == right.value(store) ? 1 : 0;
      case UNEQUAL -> store -> left.value(store) != right.value(store) ? 1 : 0;
      case LESS -> store -> left.value(store) < right.value(store) ? 1 : 0;
      case AT_MOST -> store -> left.value(store) <= right.value(store) ? 1 : 0;
      case GREATER -> store -> left.value(store) > right.value(store) ? 1 : 0;
      case AT_LEAST -> store -> left.value(store) >= right.value(store) ? 1 : 0;
      case PLUS -> store -> left.value(store) + right.value(store);
      case MINUS -> store -> left.value(store) - right.value(store);
      case TIMES -> store -> left.value(store) * right.value(store);
      case DIVIDE -> store -> left.value(store) / nonZero(right.value(store), at);
      case REMAINDER -> store -> left.value(store) % nonZero(right.value(store), at);
      case NOT, NEGATE -> throw new IllegalStateException(binary.operator() + " at " + at);
    };
  }

  private static int nonZero(int divisor, Position at) {
    if (divisor == 0) {
      throw new Fault(Finding.Kind.EXCEPTION, at + ": division by zero");
    }
    return divisor;
  }

  /** What the path leads to after so many of its fields. */
  Term path(Expression.Path path, int fields) {
    if (fields == 0) {
      return variable(path);
    }
    Term base = path(path, fields - 1);
    Name name = path.fields().get(fields - 1);
    Symbol.Field field = scope.field(name);
    int number = field.number;
    if (field.type.type() == Type.POINTER) {
      return store -> {
        int pointer = base.value(store);
        return pointer == 0 ? 0 : store.field(pointer, number);
      };
    }
    String prefix = text(path, fields - 1);
    return store -> store.field(nonNull(base.value(store), name, prefix), number);
  }

  private Term variable(Expression.Path path) {
    return switch (scope.resolve(path.variable())) {
      case Symbol.Constant constant -> constant(constant.value());
      case Symbol.Local local -> {
        int slot = local.slot;
        yield store -> store.local(slot);
      }
      case Symbol.Global global -> {
        Term word = word(path, global.index, global.size);
        yield store -> store.global(word.value(store));
      }
      case Symbol.Semaphore s -> throw new IllegalStateException(s.name());
      case Symbol.Field f -> throw new IllegalStateException("a field " + f.number);
    };
  }

  /** Which of the words that exist from the start the path's variable is. */
  Term word(Expression.Path path, int first, int size) {
    Expression index = path.index();
    if (index == null) {
      return constant(first);
    }
    Term compiled = compile(index);
    String name = path.variable().text();
    Position at = index.at();
    return store -> first + inside(compiled.value(store), size, name, at);
  }

  private static int inside(int index, int size, String name, Position at) {
    if (index < 0 || index >= size) {
      throw new Fault(
          Finding.Kind.EXCEPTION,
          "%s: the index of '%s' is %d, not from 0 to %d".formatted(at, name, index, size - 1));
    }
    return index;
  }

  /** The pointer that a path leads to after so many of its fields, which must not be null. */
  Term cell(Expression.Path path, int fields) {
    Term pointer = path(path, fields);
    Name field = path.fields().get(fields);
    String prefix = text(path, fields);
    return store -> nonNull(pointer.value(store), field, prefix);
  }

  private static int nonNull(int pointer, Name field, String prefix) {
    if (pointer == 0) {
      throw new Fault(
          Finding.Kind.EXCEPTION,
          "%s: null dereference: '%s' is null and has no field '%s'"
              .formatted(field.at(), prefix, field.text()));
    }
    return pointer;
  }

  private static String text(Expression.Path path, int fields) {
    StringBuilder text = new StringBuilder(path.variable().text());
    if (path.index() != null) {
      text.append("[…]");
    }
    path.fields().subList(0, fields).forEach(field -> text.append('.').append(field.text()));
    return text.toString();
  }

  /** The values of several terms. */
  static int[] values(List<Term> terms, Store store) {
    int[] values = new int[terms.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = terms.get(i).value(store);
    }
    return values;
  }
}

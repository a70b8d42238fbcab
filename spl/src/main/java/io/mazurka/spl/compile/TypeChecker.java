package io.mazurka.spl.compile;

import io.mazurka.spl.machine.Type;
import io.mazurka.spl.syntax.Action;
import io.mazurka.spl.syntax.Declaration;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.Position;
import io.mazurka.spl.syntax.SplException;
import io.mazurka.spl.syntax.Statement;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Walks a thread's statements, infers types and rejects what does not fit. */
final class TypeChecker {

  private final Symbols symbols;
  private final Map<String, Scope> scopes;
  private final Scope scope;

  TypeChecker(Symbols symbols, Map<String, Scope> scopes, Scope scope) {
    this.symbols = symbols;
    this.scopes = scopes;
    this.scope = scope;
  }

  void check(List<Statement> body) {
    for (Statement statement : body) {
      for (Statement.Choice choice : statement.choices()) {
        if (choice.guard() != null) {
          require(choice.guard().expression(), Type.BOOLEAN);
        }
        check(choice.action());
      }
    }
  }

  private void check(Action action) {
    switch (action) {
      case Action.Skip skip -> {}
      case Action.Assign assign -> {
        TypeCell value = typeOf(assign.value());
        typeOfTarget(assign.target()).unify(value, start(assign.value()));
      }
      case Action.New allocation ->
          typeOfTarget(allocation.target()).require(Type.POINTER, allocation.at());
      case Action.Acquire acquire -> checkSemaphore(acquire.semaphore());
      case Action.Release release -> checkSemaphore(release.semaphore());
      case Action.Start start -> checkStart(start);
      case Action.Assert assertion -> require(assertion.condition().expression(), Type.BOOLEAN);
      case Action.Print print -> print.items().forEach(this::checkItem);
      case Action.Atomic atomic -> check(atomic.body());
    }
  }

  private void checkSemaphore(Expression.Path path) {
    scope.semaphore(path);
    if (path.index() != null) {
      require(path.index(), Type.INTEGER);
    }
  }

  private void checkStart(Action.Start start) {
    Declaration.OfThread thread = symbols.thread(start.thread());
    if (thread.copies() != null) {
      throw new SplException(
          start.thread().at(),
          "the copies of '" + thread.name().text() + "' run from the start; it cannot be started");
    }
    List<Symbol.Local> parameters =
        Objects.requireNonNull(scopes.get(thread.name().text())).parameters();
    if (parameters.size() != start.arguments().size()) {
      throw new SplException(
          start.thread().at(),
          "thread '%s' takes %d arguments, not %d"
              .formatted(thread.name().text(), parameters.size(), start.arguments().size()));
    }
    for (int i = 0; i < parameters.size(); i++) {
      Expression argument = start.arguments().get(i);
      parameters.get(i).type.unify(typeOf(argument), start(argument));
    }
  }

  private void checkItem(Action.Item item) {
    Expression expression = item.expression();
    if (expression != null) {
      typeOf(expression);
    }
  }

  private void require(Expression expression, Type type) {
    typeOf(expression).require(type, start(expression));
  }

  TypeCell typeOf(Expression expression) {
    return switch (expression) {
      case Expression.Literal literal -> TypeCell.of(Type.INTEGER, literal.at());
      case Expression.Truth truth -> TypeCell.of(Type.BOOLEAN, truth.at());
      case Expression.Null none -> TypeCell.of(Type.POINTER, none.at());
      case Expression.IsNull test -> {
        require(test.pointer(), Type.POINTER);
        yield TypeCell.of(Type.BOOLEAN, test.at());
      }
      case Expression.Unary unary -> typeOf(unary);
      case Expression.Binary binary -> typeOf(binary);
      case Expression.Path path -> typeOf(path);
    };
  }

  private TypeCell typeOf(Expression.Unary unary) {
    Type type =
        switch (unary.operator()) {
          case NOT -> Type.BOOLEAN;
          default -> Type.INTEGER;
        };
    require(unary.operand(), type);
    return TypeCell.of(type, unary.at());
  }

  private TypeCell typeOf(Expression.Binary binary) {
    Type operands =
        switch (binary.operator()) {
          case OR, AND -> Type.BOOLEAN;
          default -> Type.INTEGER;
        };
    switch (binary.operator()) {
      case EQUAL, UNEQUAL ->
          typeOf(binary.left()).unify(typeOf(binary.right()), start(binary.right()));
      default -> {
        require(binary.left(), operands);
        require(binary.right(), operands);
      }
    }
    return switch (binary.operator()) {
      case PLUS, MINUS, TIMES, DIVIDE, REMAINDER -> TypeCell.of(Type.INTEGER, binary.at());
      default -> TypeCell.of(Type.BOOLEAN, binary.at());
    };
  }

  private TypeCell typeOf(Expression.Path path) {
    if (path.index() == null
        && path.fields().isEmpty()
        && scope.resolve(path.variable()) instanceof Symbol.Constant) {
      return TypeCell.of(Type.INTEGER, path.at());
    }
    Symbol.Variable variable = walk(path);
    variable.noteRead(path.fields().isEmpty() ? path.variable() : lastField(path));
    return variable.type;
  }

  private TypeCell typeOfTarget(Expression.Path path) {
    Symbol.Variable variable = walk(path);
    variable.noteAssigned();
    return variable.type;
  }

  /** Checks all but the last link of a path; gives the last. */
  private Symbol.Variable walk(Expression.Path path) {
    Symbol.Variable variable = scope.variable(path);
    if (path.index() != null) {
      require(path.index(), Type.INTEGER);
    }
    Name link = path.variable();
    for (Name field : path.fields()) {
      variable.noteRead(link);
      variable.type.require(Type.POINTER, link.at());
      variable = scope.field(field);
      link = field;
    }
    return variable;
  }

  private static Name lastField(Expression.Path path) {
    return path.fields().get(path.fields().size() - 1);
  }

  /** Where an expression starts, as people see it. */
  private static Position start(Expression expression) {
    return expression instanceof Expression.Binary binary ? start(binary.left()) : expression.at();
  }
}

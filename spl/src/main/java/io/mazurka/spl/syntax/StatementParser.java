package io.mazurka.spl.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the statements of threads and atomic blocks. */
final class StatementParser {

  private final Tokens tokens;
  private final ExpressionParser expressions;

  StatementParser(Tokens tokens, ExpressionParser expressions) {
    this.tokens = tokens;
    this.expressions = expressions;
  }

  /** {@code begin}, at least one statement, {@code end}. */
  List<Statement> block() {
    tokens.expect("begin");
    List<Statement> body = new ArrayList<>();
    do {
      body.add(statement());
      separator();
    } while (!tokens.accept("end"));
    return body;
  }

  private void separator() {
    boolean separated = tokens.peek().startsLine() || tokens.at("end");
    while (tokens.accept(";")) {
      separated = true;
    }
    if (!separated) {
      throw tokens.expected("a new line or ';' after the statement");
    }
  }

  private Statement statement() {
    Position at = tokens.peek().at();
    List<Name> labels = new ArrayList<>();
    while (tokens.peek().kind() == Token.Kind.NAME && tokens.peekSecond().is(":")) {
      labels.add(tokens.expectName("a label"));
      tokens.expect(":");
    }
    List<Statement.Choice> choices = new ArrayList<>();
    do {
      choices.add(choice());
    } while (tokens.accept("|"));
    return new Statement(at, labels, choices);
  }

  private Statement.Choice choice() {
    Token first = tokens.peek();
    Action action = unguarded();
    if (action != null) {
      return choice(first, null, false, action);
    }
    if (tokens.accept("else")) {
      tokens.expect("->");
      return choice(first, null, true, action());
    }
    if (!expressions.canStartAt(first)) {
      throw tokens.expected("a statement or a guard");
    }
    Expression start = expressions.expression();
    if (start instanceof Expression.Path target && tokens.atSameLine("=")) {
      return choice(first, null, false, assignment(target));
    }
    String text = tokens.textFrom(first);
    if (!tokens.accept("->")) {
      throw tokens.expected(
          start instanceof Expression.Path ? "'=' or '->'" : "'->' after the guard");
    }
    return choice(first, new Condition(start, text), false, action());
  }

  private Statement.Choice choice(
      Token first, @Nullable Condition guard, boolean otherwise, Action action) {
    Name jump = tokens.atSameLine("goto") || isBareJump(action) ? jump() : null;
    return new Statement.Choice(first.at(), guard, otherwise, action, jump, tokens.textFrom(first));
  }

  private boolean isBareJump(Action action) {
    return action instanceof Action.Skip
        && tokens.at("goto")
        && tokens.peek().at().equals(action.at());
  }

  private Name jump() {
    tokens.expect("goto");
    Token token = tokens.peek();
    return tokens.accept("end")
        ? new Name(token.at(), token.text())
        : tokens.expectName("a label or 'end'");
  }

  private Action action() {
    Action action = unguarded();
    if (action != null) {
      return action;
    }
    if (tokens.peek().kind() != Token.Kind.NAME) {
      throw tokens.expected("a statement");
    }
    return assignment(expressions.path());
  }

  private Action assignment(Expression.Path target) {
    tokens.expect("=");
    return tokens.accept("new")
        ? new Action.New(target)
        : new Action.Assign(target, expressions.expression());
  }

  /** The action, unless what follows is an assignment or a guard. */
  private @Nullable Action unguarded() {
    Token token = tokens.peek();
    if (token.kind() == Token.Kind.NAME) {
      return semaphoreAction(token);
    }
    if (token.is("goto")) {
      return new Action.Skip(token.at());
    }
    if (token.kind() != Token.Kind.KEYWORD) {
      return null;
    }
    return switch (token.text()) {
      case "skip" -> new Action.Skip(tokens.take().at());
      case "start" -> start(tokens.take().at());
      case "assert" -> new Action.Assert(tokens.take().at(), condition());
      case "print" -> new Action.Print(tokens.take().at(), items());
      case "atomic" -> new Action.Atomic(tokens.take().at(), block());
      default -> null;
    };
  }

  private @Nullable Action semaphoreAction(Token token) {
    boolean acquire = token.text().equals("P");
    if (!tokens.peekSecond().is("(") || (!acquire && !token.text().equals("V"))) {
      return null;
    }
    tokens.take();
    tokens.expect("(");
    Expression.Path semaphore = expressions.path();
    tokens.expect(")");
    return acquire
        ? new Action.Acquire(token.at(), semaphore)
        : new Action.Release(token.at(), semaphore);
  }

  private Action start(Position at) {
    tokens.expect("(");
    Name thread = tokens.expectName("a thread");
    List<Expression> arguments = tokens.at("(") ? expressions.list() : List.of();
    tokens.expect(")");
    return new Action.Start(at, thread, arguments);
  }

  private Condition condition() {
    tokens.expect("(");
    Token first = tokens.peek();
    Expression expression = expressions.nested();
    String text = tokens.textFrom(first);
    tokens.expect(")");
    return new Condition(expression, text);
  }

  private List<Action.Item> items() {
    List<Action.Item> items = new ArrayList<>();
    tokens.expect("(");
    do {
      items.add(
          tokens.peek().kind() == Token.Kind.TEXT
              ? new Action.Item(tokens.take().text(), null)
              : new Action.Item("", expressions.nested()));
    } while (tokens.accept(","));
    tokens.expect(")");
    return items;
  }
}

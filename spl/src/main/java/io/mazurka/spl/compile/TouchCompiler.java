package io.mazurka.spl.compile;

import io.mazurka.program.Kind;
import io.mazurka.spl.machine.Term;
import io.mazurka.spl.machine.ThreadCode;
import io.mazurka.spl.machine.Touch;
import io.mazurka.spl.syntax.Action;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Notes what each statement of a thread may touch, whatever the state. */
final class TouchCompiler {

  private final Scope scope;
  private final TermCompiler terms;
  private final Layout layout;
  private final Map<String, ThreadCode> threads;
  private final List<Touch> touches = new ArrayList<>();

  TouchCompiler(Scope scope, Layout layout, Map<String, ThreadCode> threads) {
    this.scope = scope;
    this.terms = new TermCompiler(scope);
    this.layout = layout;
    this.threads = threads;
  }

  /** Notes the touches of all statements with the code they were compiled to. */
  void note(ThreadCode code, List<Statement> body) {
    for (Statement statement : body) {
      touches.clear();
      statement.choices().forEach(this::add);
      code.foresee(layout.location(statement), touches);
      for (Statement.Choice choice : statement.choices()) {
        if (choice.action() instanceof Action.Atomic atomic) {
          note(code, atomic.body());
        }
      }
    }
  }

  private void add(Statement.Choice choice) {
    if (choice.guard() != null) {
      reads(choice.guard().expression());
    }
    add(choice.action());
  }

  private void add(Action action) {
    switch (action) {
      case Action.Skip skip -> {}
      case Action.Assign assign -> {
        reads(assign.value());
        writes(assign.target());
      }
      case Action.New allocation -> writes(allocation.target());
      case Action.Acquire acquire -> semaphore(Kind.ACQUIRE, acquire.semaphore());
      case Action.Release release -> semaphore(Kind.RELEASE, release.semaphore());
      case Action.Start start -> {
        start.arguments().forEach(this::reads);
        touches.add(
            new Touch.OfStarted(Objects.requireNonNull(threads.get(start.thread().text()))));
      }
      case Action.Assert assertion -> reads(assertion.condition().expression());
      case Action.Print print -> {
        print.items().forEach(this::reads);
        touches.add(new Touch.Output());
      }
      case Action.Atomic atomic -> {}
    }
  }

  private void reads(Action.Item item) {
    if (item.expression() != null) {
      reads(item.expression());
    }
  }

  private void reads(Expression expression) {
    switch (expression) {
      case Expression.Literal literal -> {}
      case Expression.Truth truth -> {}
      case Expression.Null none -> {}
      case Expression.IsNull test -> reads(test.pointer());
      case Expression.Unary unary -> reads(unary.operand());
      case Expression.Binary binary -> {
        reads(binary.left());
        reads(binary.right());
      }
      case Expression.Path path -> reads(path, path.fields().size());
    }
  }

  /** Notes what reading the path touches after so many of its fields. */
  private void reads(Expression.Path path, int fields) {
    readsIndex(path);
    if (scope.resolve(path.variable()) instanceof Symbol.Global global) {
      word(Kind.READ, path, global.index, global.size);
    }
    for (Name field : path.fields().subList(0, fields)) {
      touches.add(new Touch.InCell(Kind.READ, scope.field(field).number));
    }
  }

  private void writes(Expression.Path path) {
    int fields = path.fields().size();
    if (fields > 0) {
      reads(path, fields - 1);
      touches.add(new Touch.InCell(Kind.WRITE, scope.field(path.fields().get(fields - 1)).number));
      return;
    }
    readsIndex(path);
    switch (scope.resolve(path.variable())) {
      case Symbol.Global global -> word(Kind.WRITE, path, global.index, global.size);
      case Symbol.Local local -> touches.add(new Touch.Local(local.slot));
      default -> throw new IllegalStateException("assigned at " + path.at());
    }
  }

  private void semaphore(Kind kind, Expression.Path path) {
    readsIndex(path);
    Symbol.Semaphore semaphore = scope.semaphore(path);
    word(kind, path, semaphore.index(), semaphore.size());
  }

  private void readsIndex(Expression.Path path) {
    if (path.index() != null) {
      reads(path.index());
    }
  }

  private void word(Kind kind, Expression.Path path, int first, int size) {
    Set<Integer> locals = new HashSet<>();
    Term which = dependsOnLocalsOnly(path.index(), locals) ? terms.word(path, first, size) : null;
    touches.add(new Touch.Word(kind, first, Math.max(1, size), which, locals));
  }

  private boolean dependsOnLocalsOnly(@Nullable Expression expression, Set<Integer> locals) {
    return switch (expression) {
      case null -> true;
      case Expression.Literal literal -> true;
      case Expression.Unary unary -> dependsOnLocalsOnly(unary.operand(), locals);
      case Expression.Binary binary ->
          dependsOnLocalsOnly(binary.left(), locals) && dependsOnLocalsOnly(binary.right(), locals);
      case Expression.Path path -> isLocal(path, locals);
      default -> false;
    };
  }

  private boolean isLocal(Expression.Path path, Set<Integer> locals) {
    if (!path.fields().isEmpty()) {
      return false;
    }
    return switch (scope.resolve(path.variable())) {
      case Symbol.Constant constant -> true;
      case Symbol.Local local -> {
        locals.add(local.slot);
        yield true;
      }
      default -> false;
    };
  }
}

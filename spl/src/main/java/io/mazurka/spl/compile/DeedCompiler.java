package io.mazurka.spl.compile;

import io.mazurka.program.Finding;
import io.mazurka.spl.machine.Deed;
import io.mazurka.spl.machine.Fault;
import io.mazurka.spl.machine.Store;
import io.mazurka.spl.machine.Term;
import io.mazurka.spl.machine.ThreadCode;
import io.mazurka.spl.syntax.Action;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.SplException;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Compiles actions, by the rules of figure 7 and the ones of the extensions. */
final class DeedCompiler {

  private final Scope scope;
  private final TermCompiler terms;
  private final TypeChecker types;
  private final Map<String, ThreadCode> threads;

  DeedCompiler(Scope scope, TypeChecker types, Map<String, ThreadCode> threads) {
    this.scope = scope;
    this.terms = new TermCompiler(scope);
    this.types = types;
    this.threads = threads;
  }

  Term term(Expression expression) {
    return terms.compile(expression);
  }

  /** An action other than an atomic block, as a deed. */
  Deed compile(Action action) {
    return switch (action) {
      case Action.Skip skip -> store -> {};
      case Action.Assign assign -> assign(assign.target(), terms.compile(assign.value()));
      case Action.New allocation -> assign(allocation.target(), Store::allocate);
      case Action.Acquire acquire -> acquire(acquire.semaphore());
      case Action.Release release -> release(release.semaphore());
      case Action.Start start -> start(start);
      case Action.Assert assertion -> assertion(assertion);
      case Action.Print print -> print(print);
      case Action.Atomic atomic -> throw new IllegalStateException("atomic at " + atomic.at());
    };
  }

  private Deed assign(Expression.Path target, Term value) {
    int fields = target.fields().size();
    if (fields > 0) {
      Term cell = terms.cell(target, fields - 1);
      int number = scope.field(target.fields().get(fields - 1)).number;
      return store -> store.setField(cell.value(store), number, value.value(store));
    }
    if (scope.variable(target) instanceof Symbol.Global global) {
      Term word = terms.word(target, global.index, global.size);
      return store -> store.setGlobal(word.value(store), value.value(store));
    }
    int slot = ((Symbol.Local) scope.variable(target)).slot;
    return store -> store.setLocal(slot, value.value(store));
  }

  private Deed acquire(Expression.Path path) {
    Symbol.Semaphore semaphore = scope.semaphore(path);
    return new Acquire(terms.word(path, semaphore.index(), semaphore.size()));
  }

  private record Acquire(Term semaphore) implements Deed {

    @Override
    public boolean ready(Store store) {
      return store.isAvailable(semaphore.value(store));
    }

    @Override
    public void perform(Store store) {
      store.acquire(semaphore.value(store));
    }

    @Override
    public String awaited(Store store) {
      return "for " + store.name(semaphore.value(store));
    }
  }

  private Deed release(Expression.Path path) {
    Symbol.Semaphore semaphore = scope.semaphore(path);
    Term word = terms.word(path, semaphore.index(), semaphore.size());
    return store -> store.release(word.value(store));
  }

  private Deed start(Action.Start start) {
    ThreadCode code = Objects.requireNonNull(threads.get(start.thread().text()));
    List<Term> arguments = start.arguments().stream().map(terms::compile).toList();
    return store -> store.start(code, TermCompiler.values(arguments, store));
  }

  private Deed assertion(Action.Assert assertion) {
    Term condition = terms.compile(assertion.condition().expression());
    String message = assertion.at() + ": assertion fails: " + assertion.condition().text();
    return store -> {
      if (condition.value(store) == 0) {
        throw new Fault(Finding.Kind.ASSERTION, message);
      }
    };
  }

  private Deed print(Action.Print print) {
    List<Word> words = print.items().stream().map(this::word).toList();
    return store -> {
      StringBuilder line = new StringBuilder();
      for (Word word : words) {
        word.append(line, store);
      }
      store.print(line.toString());
    };
  }

  /** A part of a printed line. */
  @FunctionalInterface
  private interface Word {
    void append(StringBuilder line, Store store);
  }

  private Word word(Action.Item item) {
    Expression expression = item.expression();
    if (expression == null) {
      return (line, store) -> line.append(item.text());
    }
    Term term = terms.compile(expression);
    return switch (types.typeOf(expression).type()) {
      case INTEGER -> (line, store) -> line.append(term.value(store));
      case BOOLEAN -> (line, store) -> line.append(term.value(store) != 0);
      case POINTER ->
          throw new SplException(
              expression.at(), "a pointer cannot be printed; print a field of it, or null(…)");
    };
  }
}

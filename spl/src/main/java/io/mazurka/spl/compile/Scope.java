package io.mazurka.spl.compile;

import io.mazurka.spl.machine.Type;
import io.mazurka.spl.syntax.Declaration;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.SplException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of one thread: its local variables, and behind them the names all threads share. */
final class Scope {

  private final Symbols symbols;
  private final Declaration.OfThread thread;
  private final Map<String, Symbol.Local> locals = new LinkedHashMap<>();
  private final List<Symbol.Local> parameters = new ArrayList<>();

  Scope(Symbols symbols, Declaration.OfThread thread) {
    this.symbols = symbols;
    this.thread = thread;
    for (Name parameter : thread.parameters()) {
      addParameter(parameter);
    }
    if (thread.index() != null) {
      addParameter(thread.index()).type.require(Type.INTEGER, thread.index().at());
    }
  }

  private Symbol.Local addParameter(Name name) {
    if (name.isCapitalised()) {
      throw new SplException(
          name.at(), "'" + name.text() + "' is local and so must not start with a capital");
    }
    if (locals.containsKey(name.text()) || symbols.find(name.text()) != null) {
      throw new SplException(name.at(), "'" + name.text() + "' is declared already");
    }
    Symbol.Local local = local(name.text());
    local.noteAssigned();
    parameters.add(local);
    return local;
  }

  private Symbol.Local local(String name) {
    return locals.computeIfAbsent(name, text -> new Symbol.Local(locals.size()));
  }

  Symbol resolve(Name name) {
    Symbol shared = symbols.find(name.text());
    if (shared != null) {
      return shared;
    }
    return name.isCapitalised() ? symbols.implicitGlobal(name.text()) : local(name.text());
  }

  /** The variable that the name stands for, which must agree with whether it is indexed. */
  Symbol.Variable variable(Expression.Path path) {
    Name name = path.variable();
    return switch (resolve(name)) {
      case Symbol.Global global -> {
        requireIndex(path, global.size);
        yield global;
      }
      case Symbol.Local local -> {
        requireIndex(path, -1);
        yield local;
      }
      case Symbol.Semaphore semaphore ->
          throw new SplException(
              name.at(), "'" + semaphore.name() + "' is a semaphore: only P and V can use it");
      default -> throw new SplException(name.at(), "'" + name.text() + "' is a constant");
    };
  }

  /** The semaphore that the path names. */
  Symbol.Semaphore semaphore(Expression.Path path) {
    Name name = path.variable();
    if (!(symbols.find(name.text()) instanceof Symbol.Semaphore semaphore)) {
      throw new SplException(name.at(), "there is no semaphore '" + name.text() + "'");
    }
    if (!path.fields().isEmpty()) {
      throw new SplException(path.fields().get(0).at(), "a semaphore has no fields");
    }
    requireIndex(path, semaphore.size());
    return semaphore;
  }

  private static void requireIndex(Expression.Path path, int size) {
    Name name = path.variable();
    if (size >= 0 && path.index() == null) {
      throw new SplException(name.at(), "'" + name.text() + "' is an array and needs an index");
    }
    if (size < 0 && path.index() != null) {
      throw new SplException(path.index().at(), "'" + name.text() + "' is not an array");
    }
  }

  Symbol.Field field(Name name) {
    return symbols.field(name);
  }

  List<Symbol.Local> parameters() {
    return parameters;
  }

  /** What the values of the local variable in this slot are. */
  Type typeOf(int slot) {
    return locals.values().stream()
        .filter(local -> local.slot == slot)
        .findFirst()
        .orElseThrow()
        .type
        .type();
  }

  int locals() {
    return locals.size();
  }

  /** Rejects local variables that are read although the thread never assigns them. */
  void rejectReadsInVain() {
    for (Symbol.Local local : locals.values()) {
      Name read = local.readInVain();
      if (read != null) {
        throw new SplException(
            read.at(),
            "thread '%s' never assigns '%s'; a global variable starts with a capital or is declared"
                .formatted(thread.name().text(), read.text()));
      }
    }
  }
}

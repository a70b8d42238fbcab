package io.mazurka.spl.compile;

import io.mazurka.program.ProgramException;
import io.mazurka.spl.machine.Static;
import io.mazurka.spl.machine.Type;
import io.mazurka.spl.syntax.Declaration;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.SplException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names that mean the same in all threads: constants, globals, semaphores, threads and fields.
 * A name with a capital that is not declared is a global variable from its first use on.
 */
final class Symbols {

  private static final int NO_ARRAY = -1;
  private static final int MAX_SIZE = 100_000;

  private final Map<String, Symbol> symbols = new LinkedHashMap<>();
  private final Map<String, Declaration.OfThread> threads = new LinkedHashMap<>();
  private final Map<String, Symbol.Field> fields = new LinkedHashMap<>();
  private final Map<String, Integer> initial = new LinkedHashMap<>();
  private final Constants constants = new Constants(this);
  private int words;

  Symbols(List<Declaration> declarations, Map<String, Integer> overrides) {
    for (Declaration declaration : declarations) {
      declare(declaration, overrides);
    }
    for (String name : overrides.keySet()) {
      if (!(symbols.get(name) instanceof Symbol.Constant)) {
        throw new ProgramException(
            "the model has no constant '" + name + "'; it has " + constantNames());
      }
    }
  }

  private String constantNames() {
    List<String> names =
        symbols.keySet().stream()
            .filter(name -> symbols.get(name) instanceof Symbol.Constant)
            .toList();
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  private void declare(Declaration declaration, Map<String, Integer> overrides) {
    Name name = declaration.name();
    switch (declaration) {
      case Declaration.Constant constant -> {
        Integer override = overrides.get(name.text());
        int written = constants.evaluate(constant.value());
        add(name, new Symbol.Constant(override == null ? written : override));
      }
      case Declaration.Global global -> declare(global);
      case Declaration.Semaphore semaphore -> declare(semaphore);
      case Declaration.Symmetric symmetry -> {}
      case Declaration.OfThread thread -> {
        if (threads.putIfAbsent(name.text(), thread) != null) {
          throw new SplException(name.at(), "there is a thread '" + name.text() + "' already");
        }
      }
    }
  }

  private void add(Name name, Symbol symbol) {
    if (symbols.putIfAbsent(name.text(), symbol) != null) {
      throw new SplException(name.at(), "'" + name.text() + "' is declared already");
    }
  }

  private void declare(Declaration.Global global) {
    int size = size(global.size());
    Symbol.Global variable = new Symbol.Global(global.name().text(), words, size);
    variable.noteAssigned();
    add(global.name(), variable);
    words += Math.max(1, size);
    if (global.initial() != null) {
      initial.put(global.name().text(), initialValue(global.initial(), variable.type));
    }
  }

  private int initialValue(Expression expression, TypeCell type) {
    return switch (expression) {
      case Expression.Truth truth -> {
        type.require(Type.BOOLEAN, truth.at());
        yield truth.value() ? 1 : 0;
      }
      case Expression.Null none -> {
        type.require(Type.POINTER, none.at());
        yield 0;
      }
      default -> {
        type.require(Type.INTEGER, expression.at());
        yield constants.evaluate(expression);
      }
    };
  }

  private void declare(Declaration.Semaphore semaphore) {
    int size = size(semaphore.size());
    String name = semaphore.name().text();
    add(semaphore.name(), new Symbol.Semaphore(name, words, size));
    words += Math.max(1, size);
    initial.put(
        name,
        constants.count(semaphore.initial(), 0, Integer.MAX_VALUE, "the count of a semaphore"));
  }

  private int size(@Nullable Expression size) {
    return size == null ? NO_ARRAY : constants.count(size, 1, MAX_SIZE, "the size of an array");
  }

  Constants constants() {
    return constants;
  }

  Iterable<Declaration.OfThread> threads() {
    return threads.values();
  }

  Declaration.OfThread thread(Name name) {
    Declaration.OfThread thread = threads.get(name.text());
    if (thread == null) {
      throw new SplException(name.at(), "there is no thread '" + name.text() + "'");
    }
    return thread;
  }

  @Nullable Symbol find(String name) {
    return symbols.get(name);
  }

  Symbol.Global implicitGlobal(String name) {
    Symbol.Global variable = new Symbol.Global(name, words++, NO_ARRAY);
    symbols.put(name, variable);
    return variable;
  }

  Symbol.Field field(Name name) {
    return fields.computeIfAbsent(name.text(), text -> new Symbol.Field(fields.size()));
  }

  /** Rejects globals and fields that are read although nothing assigns them. */
  void rejectReadsInVain() {
    for (Symbol symbol : symbols.values()) {
      if (symbol instanceof Symbol.Global global) {
        reject(global, "the global variable '%s'; declare it with 'global' if that is meant");
      }
    }
    for (Symbol.Field field : fields.values()) {
      reject(field, "the field '%s'");
    }
  }

  private static void reject(Symbol.Variable variable, String what) {
    Name read = variable.readInVain();
    if (read != null) {
      throw new SplException(read.at(), "nothing assigns " + what.formatted(read.text()));
    }
  }

  List<Static> statics() {
    List<Static> all = new ArrayList<>();
    symbols.forEach((name, symbol) -> addWords(all, name, symbol));
    return all;
  }

  private void addWords(List<Static> all, String name, Symbol symbol) {
    int value = initial.getOrDefault(name, 0);
    switch (symbol) {
      case Symbol.Global global ->
          addWords(all, global.size, new Static(name, global.type.type(), value, false));
      case Symbol.Semaphore semaphore ->
          addWords(all, semaphore.size(), new Static(name, Type.INTEGER, value, true));
      default -> {}
    }
  }

  private static void addWords(List<Static> all, int size, Static word) {
    if (size == NO_ARRAY) {
      all.add(word);
    }
    for (int i = 0; i < size; i++) {
      all.add(word.named(word.name() + "[" + i + "]"));
    }
  }

  List<io.mazurka.spl.machine.Field> fields() {
    List<io.mazurka.spl.machine.Field> all = new ArrayList<>();
    fields.forEach(
        (name, field) -> all.add(new io.mazurka.spl.machine.Field(name, field.type.type())));
    return all;
  }
}

package io.mazurka.spl.compile;

import io.mazurka.spl.machine.Labels;
import io.mazurka.spl.machine.Residue;
import io.mazurka.spl.machine.Type;
import io.mazurka.spl.syntax.Action;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.Operator;
import io.mazurka.spl.syntax.Position;
import io.mazurka.spl.syntax.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Writes down the code that can be reached from a location, so that code which does the same is
 * written the same.
 *
 * <p>After Yang, Chen, Gopalakrishnan and Wang, "Automatic discovery of transition symmetry in
 * multithreaded programs using dynamic analysis", SPIN 2009, whose rules compare the residual code
 * of two threads under a renaming of local variables and labels. Instead of comparing pairs, each
 * code gets a text of its own: locations are numbered in the order in which a walk from the start
 * first comes to them, and so are local variables, and words of memory that exist from the start. A
 * local variable that is never assigned again is a constant and is replaced by its value; therefore
 * {@code fork[(i + 1) % N]} is one certain semaphore, and the text says only which of the thread's
 * semaphores it is. An element of an array whose index is not known before the thread runs may be
 * any of them: then the whole array takes part, with its elements in order. Code of threads that
 * may be started belongs to the text as well, as their creator decides what they will touch.
 *
 * <p>What can fail says in its message where it stands. So there the text names the place, and two
 * codes are the same only if they fail with the same words.
 */
final class ResidueWriter {

  private final Map<String, Body> bodies;
  private final StringBuilder text = new StringBuilder();
  private final Map<String, Integer> locations = new LinkedHashMap<>();
  private final List<Place> open = new ArrayList<>();
  private final Map<String, Integer> locals = new LinkedHashMap<>();
  private final List<Integer> ownLocals = new ArrayList<>();
  private final Map<String, Integer> blanks = new LinkedHashMap<>();
  private final List<Integer> statics = new ArrayList<>();

  /** A thread's code as it is looked at here. */
  record Body(String thread, Flow flow, Scope scope, TypeChecker types) {}

  /** A location in some thread's code, and what is known of that thread's local variables. */
  private record Place(Body body, int location, Folding folding, boolean own) {}

  ResidueWriter(Map<String, Body> bodies) {
    this.bodies = bodies;
  }

  /**
   * The code from a location on.
   *
   * @param known the values of local variables that are not assigned any more, by slot
   * @param live the local variables whose values matter
   */
  Residue write(Body body, int location, Map<Integer, Integer> known, BitSet live, Labels labels) {
    number(new Place(body, location, new Folding(body.scope(), known), true));
    for (int i = 0; i < open.size(); i++) {
      write(open.get(i));
    }
    List<Integer> read = ownLocals.stream().filter(slot -> slot >= 0 && live.get(slot)).toList();
    text.append("\nlive");
    read.forEach(slot -> text.append(' ').append(locals.get(body.thread() + "." + slot)));
    return new Residue(
        labels.of(text.toString()),
        statics,
        read,
        read.stream().map(slot -> body.scope().typeOf(slot)).toList());
  }

  private int number(Place place) {
    String key = place.own() + place.body().thread() + "@" + place.location();
    Integer known = locations.get(key);
    if (known != null) {
      return known;
    }
    locations.put(key, open.size());
    open.add(place);
    return open.size() - 1;
  }

  private void write(Place here) {
    text.append("\n:");
    for (Flow.Branch branch : here.body().flow().at(here.location())) {
      if (!neverTaken(branch.choice(), here)) {
        write(branch, here);
      }
    }
  }

  private static boolean neverTaken(Statement.Choice choice, Place here) {
    return choice.guard() != null
        && Objects.equals(here.folding().value(choice.guard().expression()), 0);
  }

  private void write(Flow.Branch branch, Place here) {
    Statement.Choice choice = branch.choice();
    text.append(" | ");
    if (choice.otherwise()) {
      text.append("else -> ");
    } else if (choice.guard() != null) {
      write(choice.guard().expression(), here);
      text.append(" -> ");
    }
    write(choice.action(), here);
    Place next = new Place(here.body(), branch.target(), here.folding(), here.own());
    text.append(branch.last() ? " goto " : " on to ").append(number(next));
    if (!branch.last()) {
      here.body().flow().at(branch.target()).forEach(inside -> mark(inside.choice().at()));
    }
  }

  private void mark(Position at) {
    text.append('@').append(at);
  }

  private void write(Action action, Place here) {
    switch (action) {
      case Action.Skip skip -> text.append("skip");
      case Action.Atomic atomic -> text.append("atomic");
      case Action.Assign assign -> {
        target(assign.target(), here);
        text.append(" = ");
        write(assign.value(), here);
      }
      case Action.New allocation -> {
        target(allocation.target(), here);
        text.append(" = new");
      }
      case Action.Acquire acquire -> semaphore("P", acquire.semaphore(), here);
      case Action.Release release -> semaphore("V", release.semaphore(), here);
      case Action.Start start -> write(start, here);
      case Action.Assert assertion -> {
        text.append("assert ");
        mark(assertion.at());
        write(assertion.condition().expression(), here);
      }
      case Action.Print print -> print.items().forEach(item -> write(item, here));
    }
  }

  private void target(Expression.Path path, Place here) {
    write(path, here);
    if (!path.fields().isEmpty()) {
      mark(path.fields().getLast().at());
    }
  }

  private void semaphore(String operation, Expression.Path path, Place here) {
    Symbol.Semaphore semaphore = here.body().scope().semaphore(path);
    text.append(operation);
    word(path, semaphore.index(), semaphore.size(), here);
  }

  private void write(Action.Start start, Place here) {
    Body started = Objects.requireNonNull(bodies.get(start.thread().text()));
    int entry = number(new Place(started, 0, new Folding(started.scope(), Map.of()), false));
    text.append("start ").append(entry);
    for (int i = 0; i < start.arguments().size(); i++) {
      text.append(' ').append(local(started, false, i)).append(" = ");
      write(start.arguments().get(i), here);
    }
  }

  private void write(Action.Item item, Place here) {
    text.append("print");
    if (item.expression() == null) {
      text.append(item.text().length()).append('"').append(item.text()).append('"');
    } else {
      text.append(' ').append(here.body().types().typeOf(item.expression()).type()).append(' ');
      write(item.expression(), here);
    }
  }

  private void write(Expression expression, Place here) {
    Integer value = here.folding().value(expression);
    if (value != null) {
      text.append(value);
      return;
    }
    switch (expression) {
      case Expression.Literal literal -> text.append(literal.value());
      case Expression.Truth truth -> text.append(truth.value() ? 1 : 0);
      case Expression.Null none -> text.append("null");
      case Expression.IsNull test -> {
        text.append("null(");
        write(test.pointer(), here);
        text.append(')');
      }
      case Expression.Unary unary -> {
        text.append(unary.operator()).append('(');
        write(unary.operand(), here);
        text.append(')');
      }
      case Expression.Binary binary -> {
        text.append('(');
        write(binary.left(), here);
        text.append(' ').append(binary.operator()).append(' ');
        write(binary.right(), here);
        if (binary.operator() == Operator.DIVIDE || binary.operator() == Operator.REMAINDER) {
          mark(binary.at());
        }
        text.append(')');
      }
      case Expression.Path path -> write(path, here);
    }
  }

  private void write(Expression.Path path, Place here) {
    Scope scope = here.body().scope();
    switch (scope.resolve(path.variable())) {
      case Symbol.Local local ->
          text.append("local").append(local(here.body(), here.own(), local.slot));
      case Symbol.Global global -> word(path, global.index, global.size, here);
      default -> throw new IllegalStateException(path.variable().text() + " is no variable");
    }
    for (Name name : path.fields()) {
      text.append(".f").append(scope.field(name).number);
      if (scope.field(name).type.type() != Type.POINTER) {
        mark(name.at());
      }
    }
  }

  private int local(Body body, boolean own, int slot) {
    String key = (own ? "" : "started ") + body.thread() + "." + slot;
    Integer known = locals.get(key);
    if (known != null) {
      return known;
    }
    locals.put(key, locals.size());
    ownLocals.add(own ? slot : -1);
    return locals.size() - 1;
  }

  /** A word that exists from the start, or an element of an array that can be any of them. */
  private void word(Expression.Path path, int first, int size, Place here) {
    Expression index = path.index();
    Integer known = index == null ? Integer.valueOf(0) : here.folding().value(index);
    if (known != null && known >= 0 && known < Math.max(1, size)) {
      text.append('$').append(blank(first + known, 1));
      return;
    }
    text.append('$').append(blank(first, size)).append("..").append(size).append('[');
    write(Objects.requireNonNull(index), here);
    mark(index.at());
    text.append(']');
  }

  private int blank(int first, int size) {
    String key = first + ".." + size;
    Integer known = blanks.get(key);
    if (known != null) {
      return known;
    }
    blanks.put(key, statics.size());
    for (int i = 0; i < size; i++) {
      statics.add(first + i);
    }
    return statics.size() - size;
  }
}

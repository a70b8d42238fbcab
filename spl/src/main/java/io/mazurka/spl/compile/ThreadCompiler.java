package io.mazurka.spl.compile;

import io.mazurka.spl.machine.Alternative;
import io.mazurka.spl.machine.Deed;
import io.mazurka.spl.machine.Store;
import io.mazurka.spl.machine.Term;
import io.mazurka.spl.machine.ThreadCode;
import io.mazurka.spl.syntax.Action;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.SplException;
import io.mazurka.spl.syntax.Statement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a thread's statements into control locations and their alternatives. */
final class ThreadCompiler {

  private final Layout layout;
  private final DeedCompiler deeds;
  private final ThreadCode code;
  private final Flow flow;

  ThreadCompiler(Layout layout, DeedCompiler deeds, ThreadCode code) {
    this.layout = layout;
    this.deeds = deeds;
    this.code = code;
    this.flow = new Flow(layout.end());
  }

  Flow compile(List<Statement> body) {
    compile(body, null, layout.end());
    return flow;
  }

  /**
   * Compiles a sequence of statements.
   *
   * @param block the atomic block they are in, if any
   * @return the alternatives at the first of them
   */
  private Alternative[] compile(List<Statement> body, Action.@Nullable Atomic block, int behind) {
    Alternative[] first = {};
    int next = behind;
    boolean leaves = true;
    for (Statement statement : body.reversed()) {
      first = compile(statement, new Exit(block, next, leaves));
      next = layout.location(statement);
      leaves = block == null;
    }
    return first;
  }

  /**
   * Where a statement leads if it does not jump.
   *
   * @param leaves whether the transition ends there
   */
  private record Exit(Action.@Nullable Atomic block, int target, boolean leaves) {}

  private Alternative[] compile(Statement statement, Exit exit) {
    Alternative[] alternatives = new Alternative[statement.choices().size()];
    code.place(layout.location(statement), alternatives);
    for (int i = 0; i < alternatives.length; i++) {
      alternatives[i] = alternative(statement, i, exit, alternatives);
    }
    return alternatives;
  }

  private Alternative alternative(
      Statement statement, int number, Exit exit, Alternative[] siblings) {
    Statement.Choice choice = statement.choices().get(number);
    Term guard = choice.otherwise() ? otherwise(statement, number, siblings) : guard(choice);
    String awaited = choice.guard() == null ? "" : "until " + choice.guard().text();
    Exit after = choice.jump() == null ? exit : jump(choice.jump(), exit.block());
    if (choice.action() instanceof Action.Atomic atomic) {
      if (exit.block() != null) {
        throw new SplException(atomic.at(), "an atomic block cannot stand inside another");
      }
      Deed enter = new Enter(compile(atomic.body(), atomic, after.target()));
      int entry = layout.location(atomic.body().get(0));
      flow.add(layout.location(statement), new Flow.Branch(choice, entry, false));
      return new Alternative(choice.at(), choice.text(), guard, awaited, enter, entry, false);
    }
    Deed deed = deeds.compile(choice.action());
    flow.add(layout.location(statement), new Flow.Branch(choice, after.target(), after.leaves()));
    return new Alternative(
        choice.at(), choice.text(), guard, awaited, deed, after.target(), after.leaves());
  }

  private @Nullable Term guard(Statement.Choice choice) {
    return choice.guard() == null ? null : deeds.term(choice.guard().expression());
  }

  private static Term otherwise(Statement statement, int number, Alternative[] siblings) {
    if (number == 0 || number + 1 < siblings.length) {
      throw new SplException(
          statement.choices().get(number).at(), "'else' is the last of several alternatives");
    }
    return store -> Alternative.anyReady(siblings, number, store) ? 0 : 1;
  }

  private Exit jump(Name label, Action.@Nullable Atomic block) {
    if (label.text().equals("end")) {
      return new Exit(block, layout.end(), true);
    }
    Layout.Label target = layout.label(label);
    boolean inside = target.block() != null && target.block().equals(block);
    if (target.block() != null && !inside) {
      throw new SplException(
          label.at(), "'" + label.text() + "' is inside an atomic block, where no jump leads");
    }
    return new Exit(block, target.location(), !inside);
  }

  /** Enters an atomic block, whose first statement must be ready. */
  private static final class Enter implements Deed {

    private final Alternative[] first;

    Enter(Alternative[] first) {
      this.first = first;
    }

    @Override
    public boolean ready(Store store) {
      return Alternative.anyReady(first, first.length, store);
    }

    @Override
    public void perform(Store store) {}

    @Override
    public String awaited(Store store) {
      return Alternative.awaited(first, store);
    }
  }
}

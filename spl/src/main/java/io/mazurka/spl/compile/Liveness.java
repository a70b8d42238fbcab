package io.mazurka.spl.compile;

import io.mazurka.spl.syntax.Action;
import io.mazurka.spl.syntax.Expression;
import io.mazurka.spl.syntax.Statement;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Which local variables still matter at a location: those that may be read before they are assigned
 * again.
 */
final class Liveness {

  private final Flow flow;
  private final Scope scope;
  private final BitSet[] live;

  Liveness(Flow flow, Scope scope) {
    this.flow = flow;
    this.scope = scope;
    live = new BitSet[flow.end() + 1];
    for (int i = 0; i < live.length; i++) {
      live[i] = new BitSet();
    }
    while (changed()) {
      // until nothing more is found to be live anywhere
    }
  }

  private boolean changed() {
    boolean changed = false;
    for (int location = flow.end() - 1; location >= 0; location--) {
      int before = live[location].cardinality();
      for (Flow.Branch branch : flow.at(location)) {
        BitSet behind = (BitSet) live[branch.target()].clone();
        int assigned = assigned(branch.choice());
        if (assigned >= 0) {
          behind.clear(assigned);
        }
        live[location].or(behind);
        use(branch.choice(), live[location]);
      }
      changed |= live[location].cardinality() > before;
    }
    return changed;
  }

  /** The local variables that are live at the location. */
  BitSet at(int location) {
    return live[location];
  }

  /** The local variables that are assigned somewhere from the location on. */
  BitSet assignedFrom(int location) {
    BitSet assigned = new BitSet();
    flow.from(location).stream()
        .forEach(reached -> {
          for (Flow.Branch branch : flow.at(reached)) {
            int slot = assigned(branch.choice());
            if (slot >= 0) {
              assigned.set(slot);
            }
          }
        });
    return assigned;
  }

  private int assigned(Statement.Choice choice) {
    return switch (choice.action()) {
      case Action.Assign assign -> assigned(assign.target());
      case Action.New allocation -> assigned(allocation.target());
      default -> -1;
    };
  }

  private int assigned(Expression.Path target) {
    return target.fields().isEmpty()
            && scope.resolve(target.variable()) instanceof Symbol.Local local
        ? local.slot
        : -1;
  }

  private void use(Statement.Choice choice, BitSet used) {
    if (choice.guard() != null) {
      use(choice.guard().expression(), used);
    }
    switch (choice.action()) {
      case Action.Skip skip -> {}
      case Action.Atomic atomic -> {}
      case Action.Assign assign -> {
        useTarget(assign.target(), used);
        use(assign.value(), used);
      }
      case Action.New allocation -> useTarget(allocation.target(), used);
      case Action.Acquire acquire -> use(acquire.semaphore().index(), used);
      case Action.Release release -> use(release.semaphore().index(), used);
      case Action.Start start -> start.arguments().forEach(argument -> use(argument, used));
      case Action.Assert assertion -> use(assertion.condition().expression(), used);
      case Action.Print print -> print.items().forEach(item -> use(item.expression(), used));
    }
  }

  private void useTarget(Expression.Path target, BitSet used) {
    if (assigned(target) < 0) {
      use(target, used);
    }
  }

  private void use(@Nullable Expression expression, BitSet used) {
    switch (expression) {
      case null -> {}
      case Expression.Literal literal -> {}
      case Expression.Truth truth -> {}
      case Expression.Null none -> {}
      case Expression.IsNull test -> use(test.pointer(), used);
      case Expression.Unary unary -> use(unary.operand(), used);
      case Expression.Binary binary -> {
        use(binary.left(), used);
        use(binary.right(), used);
      }
      case Expression.Path path -> {
        use(path.index(), used);
        if (scope.resolve(path.variable()) instanceof Symbol.Local local) {
          used.set(local.slot);
        }
      }
    }
  }
}

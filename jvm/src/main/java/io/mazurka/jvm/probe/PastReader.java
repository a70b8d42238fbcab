package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.Past;
import io.mazurka.jvm.runtime.PastAccess;
import io.mazurka.jvm.runtime.ProgramThread;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what of the past decides about data races to come. Each access that some thread does not
 * know of becomes a node: where it was, by whom, which threads do not know of it, and at which
 * locations it can be learned of, which have nodes of their own. What nobody can come to any more
 * is left out.
 */
final class PastReader {

  private final Drawing drawing;

  /** Why a state cannot be read in which reads may or may not count. */
  static final String OPTIMISTIC = "reads under an optimistic stamp";

  private final Interner interner;
  private final Shapes shapes;
  private List<PastAccess> accesses = List.of();

  PastReader(Drawing drawing, Interner interner, Shapes shapes) {
    this.drawing = drawing;
    this.interner = interner;
    this.shapes = shapes;
  }

  /** Looks at the past, and gives nodes to what threads can come to without a reference. */
  void begin(Insight insight) {
    Past past = insight.past();
    if (past.isUndecided()) {
      throw new Unreadable(OPTIMISTIC);
    }
    accesses = past.accesses();
    accesses.forEach(access -> provide(insight, access.location()));
    for (int location : past.released()) {
      provide(insight, location);
    }
  }

  private void provide(Insight insight, int location) {
    Object owner = insight.object(insight.owner(location));
    if (!Insight.isPlace(owner) && !shapes.isReachedByReferenceOnly(owner)) {
      drawing.provide(owner);
    }
  }

  /**
   * Adds nodes for what can be come to.
   *
   * @param letter whether it matters also which thread that has ended it was
   */
  void describe(Insight insight, List<Integer> nodes, boolean letter) {
    accesses.removeIf(access -> !isReached(insight, access.location()));
    int first = nodes.size();
    accesses.forEach(_ -> add(nodes));
    List<Integer> released = new ArrayList<>();
    for (int location : insight.past().released()) {
      if (isReached(insight, location) && tellsOfAny(insight.past(), location)) {
        released.add(location);
        drawing.describe(add(nodes), interner.number("released"), StateGraph.NO_OWNER);
        drawing.location(location);
      }
    }
    for (int i = 0; i < accesses.size(); i++) {
      describe(insight, accesses.get(i), nodes.get(first + i), letter);
      for (int j = 0; j < released.size(); j++) {
        if (insight.past().isReleasedAt(released.get(j), accesses.get(i))) {
          drawing.memberNode(nodes.get(first + accesses.size() + j));
        }
      }
    }
  }

  private boolean tellsOfAny(Past past, int location) {
    return accesses.stream().anyMatch(access -> past.isReleasedAt(location, access));
  }

  private int add(List<Integer> nodes) {
    int node = drawing.add();
    nodes.add(node);
    return node;
  }

  private boolean isReached(Insight insight, int location) {
    Object owner = insight.object(insight.owner(location));
    return Insight.isPlace(owner) || drawing.isDrawn(owner);
  }

  private void describe(Insight insight, PastAccess access, int node, boolean letter) {
    String by = letter ? " " + access.thread() : "";
    String label = "access " + access.sort() + " " + access.site() + by;
    drawing.describe(node, interner.number(label), StateGraph.NO_OWNER);
    drawing.location(access.location());
    ProgramThread accessing = insight.threads().get(access.thread());
    drawing.referenceNode(
        insight.ended(accessing) ? StateGraph.NULL : StateGraph.thread(access.thread()));
    for (ProgramThread thread : insight.threads()) {
      if (!insight.ended(thread) && !insight.past().isKnownTo(thread, access)) {
        drawing.memberNode(StateGraph.thread(thread.number()));
      }
    }
  }
}

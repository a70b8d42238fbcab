package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.Portrait;
import io.mazurka.program.Operation;
import io.mazurka.program.StateGraph;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Draws a graph: gives each object that is met a node, and remembers which nodes are yet to be
 * described.
 */
final class Drawing implements Portrait {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long REFERENT = UNSAFE.objectFieldOffset(Reference.class, "referent");

  private final Interner interner;
  private final Shapes shapes;
  private final Slots slots;
  private final NodeTable table = new NodeTable();
  private final List<@Nullable Object> objects = new ArrayList<>();
  private final List<Integer> hashes = new ArrayList<>();
  private StateGraph graph = new StateGraph();
  private @Nullable Insight insight;
  private int described;
  private final BitSet reached = new BitSet();

  Drawing(Interner interner, Shapes shapes, Slots slots) {
    this.slots = slots;
    this.interner = interner;
    this.shapes = shapes;
  }

  /** Begins a graph with so many threads. */
  void begin(StateGraph newGraph, Insight newInsight, int threads) {
    graph = newGraph;
    insight = newInsight;
    graph.begin(threads);
    described = graph.size();
    objects.clear();
    hashes.clear();
    reached.clear();
  }

  /** Ends the graph, and leaves no trace in the objects. */
  void end() {
    table.clear();
    objects.clear();
  }

  /** Says that an object has a node already. */
  void enter(Object object, int node) {
    table.put(object, node);
  }

  /** The node of an object, or -1 if nothing has led to it. */
  int known(Object object) {
    return table.get(object);
  }

  /** Adds a node that stands for no object. */
  int add() {
    objects.add(null);
    hashes.add(0);
    return graph.add();
  }

  void describe(int node, long label, int owner) {
    graph.describe(node, label, owner);
  }

  /** Says whether what follows is out of reach for who comes to the node by a reference. */
  void keep(boolean kept) {
    graph.keep(kept);
  }

  /** The next node that is yet to be described, or -1. */
  int next() {
    return described < graph.size() ? described++ : -1;
  }

  /** The object of a node that was added for one. */
  @Nullable Object object(int node) {
    return objects.get(node - 1 - graph.threads());
  }

  /** The identity hash code that the object of a node had when it was met, or 0. */
  int hash(int node) {
    return hashes.get(node - 1 - graph.threads());
  }

  @Override
  public void value(long value) {
    graph.value(value);
  }

  @Override
  public void reference(@Nullable Object object) {
    if (object == null) {
      graph.reference(StateGraph.NULL);
      return;
    }
    Object represented = insight().represented(object);
    if (represented instanceof Reference<?> && referent(represented) instanceof Class<?> type) {
      represented = type;
    }
    Object constant = constant(represented);
    if (constant != null && insight().number(represented) == 0) {
      graph.value(interner.number(constant));
    } else {
      graph.reference(node(represented));
    }
  }

  /**
   * What a reference leads to. Its method {@code get} may be another one than the JDK's: one of the
   * program's, which must not be called from here, or one that throws, as that of cleaners.
   */
  private static @Nullable Object referent(Object reference) {
    return UNSAFE.getReference(reference, REFERENT);
  }

  /**
   * What is known of an object that never changes and is known to all, or null for any other: a
   * class, a part of the runtime, a box or text that Java promises to share.
   */
  @Nullable Object constant(Object object) {
    if (object instanceof Class<?>) {
      return object;
    }
    Object ofRuntime = insight().constant(object);
    if (ofRuntime != null) {
      return ofRuntime;
    }
    return switch (shapes.of(object).manner()) {
      case CONSTANT -> new Same(object);
      case CONTENT -> isCached(object) ? object : isKept(object) ? new Same(object) : null;
      case UNKNOWN -> throw new Unreadable(object.getClass().getName());
      default -> null;
    };
  }

  /** Whether this is a text of which Java keeps one object that code can come by at any time. */
  private boolean isKept(Object object) {
    return object instanceof String text && (shapes.isLiteral(text) || insight().isInterned(text));
  }

  private static boolean isCached(Object object) {
    return switch (object) {
      case Integer number -> isSmall(number) && same(object, Integer.valueOf(number));
      case Long number -> isSmall(number) && same(object, Long.valueOf(number));
      case Boolean truth -> same(object, Boolean.valueOf(truth));
      case Byte number -> same(object, Byte.valueOf(number));
      case Short number -> isSmall(number) && same(object, Short.valueOf(number));
      case Character sign -> sign <= Byte.MAX_VALUE && same(object, Character.valueOf(sign));
      default -> false;
    };
  }

  private static boolean isSmall(long number) {
    return number >= Byte.MIN_VALUE && number <= Byte.MAX_VALUE;
  }

  private static boolean same(Object one, Object other) {
    return one == other;
  }

  @Override
  public void member(Object object) {
    graph.member(node(insight().represented(object)));
  }

  /** Refers to a node as a member. */
  void memberNode(int node) {
    graph.member(node);
  }

  /** Refers to a node. */
  void referenceNode(int node) {
    graph.reference(node);
  }

  @Override
  public void location(int location) {
    if (location == Operation.NO_OBJECT) {
      graph.reference(StateGraph.NULL);
      return;
    }
    graph.value(slots.common(insight(), location));
    numbered(insight().owner(location));
  }

  /** The kinds of an operation's links, the parts that they concern, and the ways to perform it. */
  String words(Operation operation) {
    StringBuilder words = new StringBuilder();
    for (Operation link = operation; link != null; link = link.also()) {
      words.append(link.kind()).append(' ').append(link.alternatives()).append(' ');
      words.append(
          link.object() == Operation.NO_OBJECT ? 0 : slots.common(insight(), link.object()));
      words.append(';');
    }
    return words.toString();
  }

  /** Whether a shared object has a node that something leads to; threads have one in any case. */
  boolean isDrawn(Object object) {
    int node = table.get(object);
    return node > graph.threads() || node >= 0 && reached.get(node);
  }

  /** Gives an object a node, if it has none yet. */
  void provide(Object object) {
    node(object);
  }

  /** Refers to a shared object by its number. */
  void numbered(int number) {
    graph.reference(number == 0 ? StateGraph.NULL : node(insight().object(number)));
  }

  private int node(Object object) {
    if (Insight.isPlace(object)) {
      return StateGraph.ROOT;
    }
    int known = table.get(object);
    if (known >= 0) {
      reached.set(known);
      return known;
    }
    return addFor(object);
  }

  /** Adds a node for an object that has none. */
  int addFor(Object object) {
    objects.add(object);
    hashes.add(Insight.hash(object));
    int node = graph.add();
    table.put(object, node);
    return node;
  }

  /** Whether something refers to a thread. */
  boolean isReached(int thread) {
    return reached.get(StateGraph.thread(thread));
  }

  private Insight insight() {
    if (insight == null) {
      throw new IllegalStateException("no graph is being drawn");
    }
    return insight;
  }

  /** An object as itself. */
  private record Same(Object object) {

    @Override
    public boolean equals(Object other) {
      return other instanceof Same same && same.object == object;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(object);
    }
  }
}

package io.mazurka.jvm.probe;

import io.mazurka.jvm.probe.Shape.Content;
import io.mazurka.jvm.probe.Shape.Manner;
import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.Traces;
import io.mazurka.jvm.runtime.Tracked;
import io.mazurka.program.StateGraph;
import java.lang.reflect.Array;
import java.util.IdentityHashMap;
import java.util.List;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Reads the heap: objects with their fields, arrays with their elements, monitors. */
final class ObjectReader {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private final Drawing drawing;
  private final Interner interner;
  private final Shapes shapes;
  private boolean letter;

  ObjectReader(Drawing drawing, Interner interner, Shapes shapes) {
    this.drawing = drawing;
    this.interner = interner;
    this.shapes = shapes;
  }

  /** Whether to tell also what no thread can see, but findings show. */
  void toTheLetter(boolean toTheLetter) {
    letter = toTheLetter;
  }

  /** Describes the node of an object. */
  void describe(Insight insight, Object object, int node) {
    Object constant = drawing.constant(object);
    Sharing sharing = Sharing.of(insight, object);
    if (constant != null) {
      drawing.describe(node, label(interner.number(constant), sharing.bits()), sharing.owner());
      sharing.describe(insight, drawing);
      return;
    }
    Shape shape = shapes.of(object);
    int what =
        shape.manner() == Manner.CONTENT
            ? interner.number(new Value(Handles.content(object)))
            : shape.label();
    drawing.describe(node, label(what, sharing.bits()), sharing.owner());
    if (shape.hashed()) {
      drawing.value(drawing.hash(node));
    }
    sharing.describe(insight, drawing);
    if (shape.manner() != Manner.CONTENT && !insight.describe(object, drawing)) {
      describeContents(object, shape);
    }
  }

  static long label(int what, int bits) {
    return (long) what << 5 | bits;
  }

  private void describeContents(Object object, Shape shape) {
    if (letter) {
      drawing.value(interner.number(object.getClass()));
    }
    if (object instanceof Throwable exception && (letter || shapes.areTraced())) {
      drawing.value(interner.number(List.of(Traces.of(exception))));
    }
    if (shape.manner() == Manner.ARRAY) {
      describeElements(object, shape.variables().getFirst());
    } else if (object instanceof IdentityHashMap<?, ?> map && !shapes.areHashed()) {
      map.forEach((key, value) -> drawing.member(new Pair(key, value)));
    } else {
      describeFields(object, shape);
    }
  }

  void describeFields(Object object, Shape shape) {
    for (Shape.Variable variable : shape.variables()) {
      describe(object, variable.content(), variable.offset());
    }
  }

  private void describeElements(Object array, Shape.Variable first) {
    int length = Array.getLength(array);
    drawing.value(length);
    long scale = UNSAFE.arrayIndexScale(array.getClass());
    for (int i = 0; i < length; i++) {
      describe(array, first.content(), first.offset() + i * scale);
    }
  }

  private void describe(Object base, Content content, long offset) {
    switch (content) {
      case REFERENCE -> drawing.reference(UNSAFE.getReference(base, offset));
      case LOCATION -> drawing.location((int) content.read(base, offset));
      default -> drawing.value(content.read(base, offset));
    }
  }

  /** Describes the static fields of a class as part of the node under description. */
  void describeStatics(Class<?> type) {
    Shapes.Statics statics = shapes.statics(type);
    drawing.value(statics.shape().label());
    if (!statics.shape().variables().isEmpty()) {
      describeFields(statics.base(), statics.shape());
    }
  }

  /** What belongs together in a map of Mazurka's own: the program has none that goes by hashes. */
  private record Pair(Object key, @Nullable Object value) {}

  /** An immutable object by what it says. */
  private record Value(Object content) {}

  /**
   * What others can do to an object.
   *
   * @param number its number, or 0 while only one thread can reach it
   * @param own the same, or 0 where accesses to it count for something else and it is not shared
   *     itself
   * @param of what it is a view of, so that accesses to it count for that; or null
   * @param monitor whether its monitor is in use
   * @param hasMonitor whether it matters that its monitor was ever used
   */
  private record Sharing(
      int number, int own, @Nullable Object of, boolean monitor, boolean hasMonitor) {

    static Sharing of(Insight insight, Object object) {
      int number = insight.number(object);
      if (number == 0) {
        return new Sharing(0, 0, null, false, false);
      }
      Object numbered = insight.object(number);
      Object of = numbered == object ? null : numbered;
      int own = of == null ? number : insight.ownNumber(object);
      boolean counts = own != 0 && !(object instanceof Tracked) && insight.hasMonitor(own);
      return new Sharing(number, own, of, own != 0 && insight.usesMonitor(own), counts);
    }

    int owner() {
      return own == 0 ? StateGraph.NO_OWNER : own;
    }

    int bits() {
      return (number == 0 ? 0 : 1)
          | (of == null ? 0 : 2)
          | (monitor ? 4 : 0)
          | (hasMonitor ? 8 : 0)
          | (own == 0 ? 0 : 16);
    }

    void describe(Insight insight, Drawing drawing) {
      if (of != null) {
        drawing.reference(of);
      }
      if (monitor) {
        insight.describeMonitor(own, drawing);
      }
      if (owner() != StateGraph.NO_OWNER) {
        drawing.keep(true);
        insight.describeOrigin(owner(), drawing);
        drawing.keep(false);
      }
    }
  }
}

package io.mazurka.jvm.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The objects of the JDK inside of others, which a text, a hash code or a comparison of the outer
 * one looks at too: the lists in a map, the builder in a list.
 *
 * <p>They are found by going through the fields, as asking a collection for its elements might run
 * code of the program. Nodes, tables and the like are part of their collection; what a field or an
 * array holds that can hold anything is an element, and so is what is in an array of the program's.
 * What an object is {@linkplain Underlying put on top of} is used with it anyway. Objects of the
 * program speak for themselves: their methods are under control.
 */
final class Contents {

  /** What is done to an object, and so to what is inside of it. */
  enum Look {
    /** It is turned into text. */
    TEXT,
    /** It is turned into text, hashed or compared together with all arrays inside of it. */
    DEEP,
    /** It is an exception, whose stack trace is printed with those of its causes. */
    TRACE,
    /** It is hashed or compared: what is known by its identity is not looked into. */
    COMPARISON,
    /** Something is looked for among its elements, or its keys if it is a map. */
    SEARCH,
    /** Something is looked for among all that it has, values too if it is a map. */
    SEARCH_OF_VALUES,
    /** The same, and its elements or keys are in an order. */
    SEARCH_IN_ORDER;

    /** Whether the object itself is looked at anyway, as whatever is called is its method. */
    boolean isSearch() {
      return this == SEARCH || this == SEARCH_OF_VALUES || this == SEARCH_IN_ORDER;
    }
  }

  private record Item(Object object, boolean isElement) {}

  private final Look look;
  private final Met met;
  private final ArrayDeque<Item> left = new ArrayDeque<>();
  private final List<Object> found = new ArrayList<>();

  private Contents(Look look, Met met) {
    this.look = look;
    this.met = met;
  }

  /** What is looked at inside an object of the JDK, an array or a record, at any depth. */
  static List<Object> of(Object object, Look look) {
    try (Met met = new Met()) {
      Contents contents = new Contents(look, met);
      met.add(object);
      contents.left.add(new Item(object, object.getClass().isArray()));
      for (Item next = contents.left.poll(); next != null; next = contents.left.poll()) {
        contents.open(next);
      }
      return contents.found;
    }
  }

  private void open(Item item) {
    if (item.object instanceof Object[] array) {
      boolean ofElements =
          item.isElement || ClassShape.holdsAny(array.getClass().getComponentType());
      for (Object element : array) {
        meet(element, ofElements);
      }
      return;
    }
    ClassShape shape = ClassShape.of(item.object);
    Object below = Underlying.of(item.object);
    boolean onlyKey = look.isSearch() && look != Look.SEARCH_OF_VALUES && !item.isElement;
    for (int i = 0; i < shape.references.length; i++) {
      if (!onlyKey || !shape.holdsValue[i]) {
        Object next = ClassShape.reference(item.object, shape.references[i]);
        meet(next, shape.holdsAny[i] && next != below);
      }
    }
  }

  private void meet(@Nullable Object object, boolean asElement) {
    if (object == null || !isLookedInto(object, asElement) || !met.add(object)) {
      return;
    }
    if (asElement || object.getClass().isArray() && look == Look.DEEP) {
      found.add(object);
    }
    left.add(new Item(object, asElement));
  }

  /** An array that is an element is known by its identity; the JDK's locks hold no elements. */
  private boolean isLookedInto(Object object, boolean asElement) {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return !asElement || look == Look.DEEP;
    }
    if (asElement && !isOpen(type)) {
      return false;
    }
    if (object instanceof Tracked) {
      return ClassShape.of(type).inherited != null && !(object instanceof Controlled);
    }
    return type.getClassLoader() == null
        && type != Object.class
        && !ClassShape.of(type).immutable
        && !type.getName().startsWith("java.util.concurrent.locks.");
  }

  /** Whether what is in an element counts, and not only which one it is. */
  private boolean isOpen(Class<?> type) {
    return switch (look) {
      case TEXT, DEEP, TRACE -> true;
      case COMPARISON, SEARCH, SEARCH_OF_VALUES -> ClassShape.of(type).isComparedByContents;
      case SEARCH_IN_ORDER -> ClassShape.of(type).isOrderedByContents;
    };
  }
}

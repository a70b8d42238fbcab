package io.mazurka.jvm.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The objects of the JDK inside of others, which a text, a hash code or a comparison of the outer
 * one looks at too: the lists in a map, the builder in a list.
 *
 * <p>They are found by going through the fields, as asking a collection for its elements might run
 * code of the program. Nodes, tables and the like are part of their collection; what a field or an
 * array holds that can hold anything is an element. Objects of the program speak for themselves:
 * their methods are under control.
 */
final class Contents {

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final ArrayDeque<Object> left = new ArrayDeque<>();
  private final List<Object> found = new ArrayList<>();

  private Contents() {}

  /** What is inside an object of the JDK, an array or a record, at any depth. */
  static List<Object> of(Object object) {
    Contents contents = new Contents();
    contents.seen.add(object);
    contents.left.add(object);
    for (Object next = contents.left.poll(); next != null; next = contents.left.poll()) {
      contents.open(next);
    }
    return contents.found;
  }

  private void open(Object object) {
    if (object instanceof Object[] array) {
      boolean holdsAny = ClassShape.holdsAny(array.getClass().getComponentType());
      for (Object element : array) {
        meet(element, holdsAny);
      }
      return;
    }
    ClassShape shape = ClassShape.of(object);
    for (int i = 0; i < shape.references.length; i++) {
      meet(ClassShape.reference(object, shape.references[i]), shape.holdsAny[i]);
    }
  }

  private void meet(@Nullable Object object, boolean asElement) {
    if (object == null || !isLookedInto(object, asElement) || !seen.add(object)) {
      return;
    }
    if (asElement) {
      found.add(object);
    }
    left.add(object);
  }

  /** An array that is an element is known by its identity; the JDK's locks hold no elements. */
  private static boolean isLookedInto(Object object, boolean asElement) {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return !asElement;
    }
    if (object instanceof Tracked) {
      return ClassShape.of(type).inherited != null && !(object instanceof Controlled);
    }
    return type.getClassLoader() == null
        && type != Object.class
        && !ClassShape.of(type).immutable
        && !type.getName().startsWith("java.util.concurrent.locks.");
  }
}

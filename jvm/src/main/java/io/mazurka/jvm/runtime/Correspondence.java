package io.mazurka.jvm.runtime;

import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;

/**
 * Names objects so that another execution with the same steps so far has a like object of the same
 * name: shared objects by their numbers, parts of the runtime by the order in which they were made.
 */
final class Correspondence {

  private final SharedObjects objects;
  private final List<Part> parts = new ArrayList<>();

  Correspondence(SharedObjects objects) {
    this.objects = objects;
  }

  void clear() {
    parts.clear();
  }

  /** A part of the runtime was made; returns how many there are now. */
  int add(Part part) {
    parts.add(part);
    return parts.size();
  }

  /** The name of an object, or 0 if it has none. */
  int name(Object object) {
    if (object instanceof Part part) {
      return -part.made;
    }
    int number = objects.peek(object);
    return number != 0 && objects.object(number) == object ? number : 0;
  }

  /** The object of that name. */
  Object named(int name) {
    return name > 0 ? objects.object(name) : parts.get(-name - 1);
  }

  /** Whether an object is the same in all executions, or might as well be. */
  static boolean isOfAll(Object object) {
    return object instanceof Class<?>
        || object instanceof Operation
        || object instanceof Memory.Order
        || object instanceof WaitSet.Terms;
  }
}

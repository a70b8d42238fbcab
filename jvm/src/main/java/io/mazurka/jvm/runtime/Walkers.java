package io.mazurka.jvm.runtime;

import java.util.Set;

/** What walks over a collection: an iterator and the like. */
final class Walkers {

  /** Methods that do not move on. */
  private static final Set<String> STANDING =
      Set.of(
          "characteristics",
          "equals",
          "getComparator",
          "hasCharacteristics",
          "hasMoreElements",
          "hasNext",
          "hasPrevious",
          "hashCode",
          "isParallel",
          "nextIndex",
          "previousIndex",
          "toString");

  private Walkers() {}

  /** Whether a method of that name leaves it at another place. */
  static boolean moveOn(String method) {
    return !STANDING.contains(method.substring(0, method.indexOf('(')));
  }
}

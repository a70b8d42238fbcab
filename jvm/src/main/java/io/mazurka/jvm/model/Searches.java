package io.mazurka.jvm.model;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** Methods of collections and maps that look for what they are given. */
public final class Searches {

  /** How an argument is looked for. */
  public enum Sort {
    NOT,
    ELEMENT,
    /** All elements of the argument are looked for. */
    ELEMENTS,
    VALUE
  }

  /** Methods whose first argument is looked for. */
  private static final Set<String> FOR_ONE =
      Set.of(
          "addIfAbsent",
          "ceiling",
          "ceilingEntry",
          "ceilingKey",
          "contains",
          "containsKey",
          "floor",
          "floorEntry",
          "floorKey",
          "get",
          "getOrDefault",
          "higher",
          "higherEntry",
          "higherKey",
          "indexOf",
          "lastIndexOf",
          "lower",
          "lowerEntry",
          "lowerKey",
          "put",
          "putIfAbsent",
          "removeFirstOccurrence",
          "removeLastOccurrence",
          "search");

  private static final Set<String> FOR_ALL = Set.of("containsAll", "removeAll", "retainAll");

  private static final Set<String> ADDING = Set.of("add", "offer");

  private Searches() {}

  /**
   * How a method looks for one of its arguments.
   *
   * @param given how many arguments there are
   */
  public static Sort of(String owner, String name, int index, int given) {
    if (!isCollection(owner)) {
      return Sort.NOT;
    }
    return switch (name) {
      case "containsValue" -> Sort.VALUE;
      case "remove" -> index == 0 ? Sort.ELEMENT : Sort.VALUE;
      case "replace" -> index == 0 ? Sort.ELEMENT : index < given - 1 ? Sort.VALUE : Sort.NOT;
      default -> index > 0 ? Sort.NOT : ofFirst(name);
    };
  }

  private static Sort ofFirst(String name) {
    if (FOR_ALL.contains(name)) {
      return Sort.ELEMENTS;
    }
    return FOR_ONE.contains(name) || adds(name) ? Sort.ELEMENT : Sort.NOT;
  }

  /** Whether a method of that name adds what it is given, if need be without looking for it. */
  public static boolean adds(String name) {
    return ADDING.contains(name);
  }

  private static boolean isCollection(String owner) {
    return Jdk.type(owner)
        .filter(t -> Collection.class.isAssignableFrom(t) || Map.class.isAssignableFrom(t))
        .isPresent();
  }
}

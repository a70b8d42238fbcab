package io.mazurka.jvm.model;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** Methods of collections and maps that look for what they are given. */
public final class Searches {

  /** Methods whose first argument is looked for. */
  private static final Set<String> FOR_ONE =
      Set.of(
          "ceiling",
          "ceilingEntry",
          "ceilingKey",
          "contains",
          "containsAll",
          "containsKey",
          "containsValue",
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
          "removeAll",
          "removeFirstOccurrence",
          "removeLastOccurrence",
          "retainAll",
          "search");

  private static final Set<String> ADDING = Set.of("add", "offer");

  private Searches() {}

  /** How many of its arguments, from the first one on, a method looks for. */
  public static int arguments(String owner, String name, int given) {
    if (!isCollection(owner)) {
      return 0;
    }
    return switch (name) {
      case "remove" -> given;
      case "replace" -> given - 1;
      default -> FOR_ONE.contains(name) || adds(name) ? Math.min(given, 1) : 0;
    };
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

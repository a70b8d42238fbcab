package io.mazurka.jvm.model;

import java.util.List;
import java.util.Set;

/** Calls of the JDK by which an object becomes a key of a hash table, or a member of a hash set. */
public final class Keys {

  /** What is in the names of classes that are tables, may stand for one or are part of one. */
  private static final List<String> TABLES =
      List.of("Hash", "Map", "Set", "Collection", "Dictionary", "Properties");

  /** Methods of a table whose first argument becomes a key. */
  private static final Set<String> ENTERING =
      Set.of(
          "add",
          "addFirst",
          "addLast",
          "compute",
          "computeIfAbsent",
          "computeIfPresent",
          "merge",
          "put",
          "putFirst",
          "putIfAbsent",
          "putLast");

  private Keys() {}

  /** Whether an object of this class of the JDK may be a table, or part of one. */
  public static boolean areIn(String owner) {
    String name = owner.substring(owner.lastIndexOf('/') + 1);
    return owner.startsWith("java/util/")
        && !name.equals("Collections")
        && !name.startsWith("Enum")
        && !name.equals("BitSet")
        && TABLES.stream().anyMatch(name::contains);
  }

  /** Whether the first argument of a method, an object of any class, may become a key. */
  public static boolean enter(String owner, String name, String descriptor) {
    return descriptor.startsWith("(Ljava/lang/Object;") && ENTERING.contains(name) && areIn(owner);
  }
}

package io.mazurka.jvm.model;

import java.util.Set;

/**
 * What a JDK method does to the objects that it is given as arguments, as far as other threads can
 * notice. Most methods only keep them, unless they are arrays of numbers or texts, which are there
 * to be looked at; those that look into others, or change them, are listed by name.
 */
public enum ArgumentPolicy {
  /** Keeps the argument or passes it on, without looking into it, whatever it is. */
  KEEP,
  /** Keeps the argument or passes it on, without looking into it; if it is no text or array. */
  IGNORE,
  /** Looks into the argument. */
  READ,
  /** Turns the argument into text, hashes or compares it, and so looks into what is inside too. */
  SHOW,
  /** Copies the elements of an array, or will. */
  ELEMENTS,
  /** May change the argument. */
  WRITE;

  private static final Set<String> READING =
      Set.of("addAll", "containsAll", "contentEquals", "putAll", "removeAll", "retainAll", "write");

  private static final Set<String> SHOWING =
      Set.of("append", "equals", "format", "insert", "join", "print", "printf", "println");

  /** Static methods of arrays that show them. */
  private static final Set<String> SHOWING_ARRAYS =
      Set.of("deepEquals", "deepHashCode", "deepToString", "equals", "hashCode", "toString");

  private static final Set<String> FILLING =
      Set.of("copyInto", "drainTo", "getBytes", "getChars", "read", "readFully", "toArray");

  private static final Set<String> CHANGING =
      Set.of(
          "addAll",
          "copy",
          "fill",
          "parallelPrefix",
          "parallelSetAll",
          "parallelSort",
          "replaceAll",
          "reverse",
          "rotate",
          "setAll",
          "shuffle",
          "sort",
          "swap");

  /** Classes whose static methods look into what they are given. */
  private static final Set<String> LOOKING =
      Set.of("java/lang/String", "java/util/Arrays", "java/util/Collections", "java/util/Objects");

  /** Methods that make something of the elements of an array. */
  private static final Set<String> OF_ELEMENTS = Set.of("of", "ofEntries");

  private static final Set<String> KEEPING =
      Set.of(
          "asList",
          "requireNonNull",
          "requireNonNullElse",
          "requireNonNullElseGet",
          "isNull",
          "nonNull",
          "wrap");

  /** Where methods and fields are accessed in other ways than by their names. */
  private static final Set<String> OF_MEMBERS = Set.of("java/lang/invoke/", "java/lang/reflect/");

  /** Classes whose constructors copy what they are given. */
  private static final Set<String> COPYING =
      Set.of("java/lang/String", "java/lang/StringBuilder", "java/lang/StringBuffer");

  /** What that means for an argument of that type. */
  public ArgumentPolicy of(String descriptor) {
    return switch (this) {
      case KEEP -> IGNORE;
      case IGNORE -> isText(descriptor) || isArrayOfNumbers(descriptor) ? READ : IGNORE;
      case ELEMENTS -> descriptor.startsWith("[") ? READ : IGNORE;
      default -> this;
    };
  }

  private static boolean isText(String descriptor) {
    return descriptor.equals("Ljava/lang/CharSequence;");
  }

  private static boolean isArrayOfNumbers(String descriptor) {
    return descriptor.startsWith("[") && descriptor.length() == 2;
  }

  /** The policy for a static method. */
  public static ArgumentPolicy ofStatic(String owner, String name) {
    if (name.equals("copyOf") && owner.startsWith("java/util/")) {
      return READ;
    }
    if (OF_ELEMENTS.contains(name) && owner.startsWith("java/util/")) {
      return ELEMENTS;
    }
    if (KEEPING.contains(name) || isOfMembers(owner)) {
      return KEEP;
    }
    if (!LOOKING.contains(owner)) {
      return IGNORE;
    }
    if (owner.equals("java/util/Arrays")
        ? SHOWING_ARRAYS.contains(name)
        : !isOfCollections(owner)) {
      return SHOW;
    }
    return owner.startsWith("java/util/") && CHANGING.contains(name) ? WRITE : READ;
  }

  private static boolean isOfMembers(String owner) {
    return OF_MEMBERS.stream().anyMatch(owner::startsWith);
  }

  private static boolean isOfCollections(String owner) {
    return owner.equals("java/util/Collections");
  }

  /** The policy for a constructor. */
  public static ArgumentPolicy ofConstructor(String owner) {
    boolean collection =
        Jdk.type(owner)
            .filter(t ->
                java.util.Collection.class.isAssignableFrom(t)
                    || java.util.Map.class.isAssignableFrom(t))
            .isPresent();
    return collection || COPYING.contains(owner) ? READ : IGNORE;
  }

  /** The policy for an instance method. */
  public static ArgumentPolicy ofMethod(String owner, String name) {
    if (isOfMembers(owner)) {
      return KEEP;
    }
    if (SHOWING.contains(name)) {
      return SHOW;
    }
    boolean fills = FILLING.contains(name) || name.equals("get") && owner.startsWith("java/nio/");
    return READING.contains(name) ? READ : fills ? WRITE : IGNORE;
  }
}

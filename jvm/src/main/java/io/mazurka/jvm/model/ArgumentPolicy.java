package io.mazurka.jvm.model;

import java.util.Set;

/**
 * What a JDK method does to the objects that it is given as arguments, as far as other threads can
 * notice. The declared type of a parameter tells much: what can be anything is only kept, texts,
 * dates, collections and arrays of numbers are there to be looked at, and streams to be used up or
 * written to. Methods that look into what can be anything, or change what they are given, are
 * listed by name.
 */
public enum ArgumentPolicy {
  /** Keeps the argument or passes it on, without looking into it, whatever it is. */
  KEEP,
  /** Looks into the argument, if its type is one of those that are there for it. */
  IGNORE,
  /** Does that, and uses the readers, writers and streams that it is given. */
  USE,
  /** Looks into the argument. */
  READ,
  /** Turns the argument into text, and so looks into what is inside too. */
  SHOW,
  /** The same with all arrays that are inside. */
  SHOW_DEEPLY,
  /** Hashes or compares the argument, and so looks into what is inside, if that has no identity. */
  COMPARE,
  /** Turns what it is given into text that it appends to a buffer. */
  SHOW_INTO,
  /** Copies the elements of an array, or will. */
  ELEMENTS,
  /** Looks into the argument, and hashes or compares its elements, or its keys. */
  HASH,
  /** Looks into the argument, and compares its elements, or its keys, to find their order. */
  ORDER,
  /** Puts the elements of the argument into their order. */
  SORT,
  /** Looks at what is in a buffer and moves on in it. */
  MOVE,
  /** Makes something of the first argument and puts it into the second one. */
  CONVERT,
  /** May change the argument. */
  WRITE,
  /** May change the first argument and looks into the others. */
  WRITE_FIRST;

  private static final Set<String> READING =
      Set.of(
          "addAll",
          "after",
          "before",
          "compareTo",
          "containsAll",
          "contentEquals",
          "mismatch",
          "putAll",
          "removeAll",
          "retainAll",
          "write");

  private static final Set<String> SHOWING =
      Set.of("append", "format", "formatted", "insert", "join", "print", "printf", "println");

  /** Static methods that compare. */
  private static final Set<String> COMPARING = Set.of("equals", "hash", "hashCode");

  private static final Set<String> FILLING =
      Set.of(
          "appendReplacement",
          "appendTail",
          "copyInto",
          "deflate",
          "drainTo",
          "getBytes",
          "getChars",
          "inflate",
          "read",
          "readFully",
          "readNBytes",
          "toArray",
          "toChars");

  /** Methods that fill what they are given, and have a namesake that does not. */
  private static final Set<String> FILLING_BY_TYPE = Set.of("digest([BII)I");

  private static final Set<String> CONVERTING = Set.of("decode", "encode");

  private static final Set<String> CHANGING =
      Set.of(
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
          "sort");

  /** Static methods that put elements into their order, or go by it, unless they are given one. */
  private static final Set<String> ORDERING =
      Set.of("binarySearch", "compare", "max", "min", "parallelSort", "sort");

  /** Static methods that look for elements. */
  private static final Set<String> SEEKING =
      Set.of("disjoint", "frequency", "indexOfSubList", "lastIndexOfSubList", "mismatch");

  /** Classes whose static methods look into what they are given. */
  private static final Set<String> LOOKING =
      Set.of(
          "java/lang/String",
          "java/text/MessageFormat",
          "java/util/Arrays",
          "java/util/Collections",
          "java/util/Objects");

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

  /** What that means for an argument of that type, in that place. */
  public ArgumentPolicy of(String descriptor, int index) {
    return switch (this) {
      case KEEP -> IGNORE;
      case IGNORE -> ArgumentTypes.isData(descriptor) ? READ : IGNORE;
      case USE -> used(descriptor, index);
      case SHOW_INTO -> ArgumentTypes.isText(descriptor) ? WRITE : SHOW;
      case ELEMENTS -> descriptor.startsWith("[") ? READ : IGNORE;
      case HASH, ORDER -> ArgumentTypes.holdsOthers(descriptor) ? this : READ;
      case SORT -> index > 0 ? READ : ArgumentTypes.holdsOthers(descriptor) ? SORT : WRITE;
      case CONVERT -> index == 0 ? used(descriptor, index) : WRITE.ofData(descriptor);
      case WRITE_FIRST -> index == 0 ? WRITE : READ;
      default -> this;
    };
  }

  /** A buffer that is not the first argument is copied from at a place that is told, too. */
  private static ArgumentPolicy used(String descriptor, int index) {
    if (ArgumentTypes.isChannel(descriptor)) {
      return WRITE;
    }
    return ArgumentTypes.isBuffer(descriptor) && index == 0 ? MOVE : READ.ofData(descriptor);
  }

  private ArgumentPolicy ofData(String descriptor) {
    return ArgumentTypes.isData(descriptor) ? this : IGNORE;
  }

  /** The policy for a static method. */
  public static ArgumentPolicy ofStatic(String owner, String name, String descriptor) {
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
      return FILLING.contains(name) ? WRITE : IGNORE;
    }
    return switch (owner) {
      case "java/util/Arrays" -> ofArrays(name, descriptor);
      case "java/util/Collections" -> ofElements(name, descriptor);
      case "java/util/Objects" -> ofObjects(name);
      default -> SHOW;
    };
  }

  private static ArgumentPolicy ofArrays(String name, String descriptor) {
    if (name.startsWith("deep")) {
      return SHOW_DEEPLY;
    }
    if (name.equals("toString")) {
      return SHOW;
    }
    return COMPARING.contains(name) ? COMPARE : ofElements(name, descriptor);
  }

  private static ArgumentPolicy ofObjects(String name) {
    if (name.startsWith("deep")) {
      return SHOW_DEEPLY;
    }
    return COMPARING.contains(name) ? COMPARE : SHOW;
  }

  private static ArgumentPolicy ofElements(String name, String descriptor) {
    if (SEEKING.contains(name)) {
      return HASH;
    }
    boolean changes = CHANGING.contains(name);
    if (ORDERING.contains(name) && !descriptor.contains("Ljava/util/Comparator;")) {
      return changes ? SORT : ORDER;
    }
    return changes ? WRITE_FIRST : READ;
  }

  private static boolean isOfMembers(String owner) {
    return OF_MEMBERS.stream().anyMatch(owner::startsWith);
  }

  /** The policy for a constructor. */
  public static ArgumentPolicy ofConstructor(String owner) {
    if (COPYING.contains(owner)) {
      return READ;
    }
    return Jdk.type(owner).map(ArgumentPolicy::ofCollection).orElse(IGNORE);
  }

  private static ArgumentPolicy ofCollection(Class<?> type) {
    if (!ArgumentTypes.isOneOf(ArgumentTypes.COLLECTIONS, type)) {
      return IGNORE;
    }
    if (ArgumentTypes.isOneOf(ArgumentTypes.IN_ORDER, type)) {
      return ORDER;
    }
    return ArgumentTypes.isOneOf(ArgumentTypes.HASHING, type) ? HASH : READ;
  }

  /** The policy for an instance method. */
  public static ArgumentPolicy ofMethod(String owner, String name, String descriptor) {
    if (isOfMembers(owner)) {
      return KEEP;
    }
    if (name.equals("equals")) {
      return COMPARE;
    }
    if (SHOWING.contains(name)) {
      return owner.startsWith("java/text/") ? SHOW_INTO : SHOW;
    }
    if (CONVERTING.contains(name)) {
      return CONVERT;
    }
    return READING.contains(name) ? READ : fills(owner, name, descriptor) ? WRITE : USE;
  }

  private static boolean fills(String owner, String name, String descriptor) {
    return FILLING.contains(name)
        || FILLING_BY_TYPE.contains(name + descriptor)
        || name.equals("get") && owner.startsWith("java/nio/");
  }
}

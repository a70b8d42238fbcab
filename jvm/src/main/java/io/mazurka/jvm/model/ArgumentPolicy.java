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
  /** Copies the elements of an array, or will. */
  ELEMENTS,
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
          "drainTo",
          "getBytes",
          "getChars",
          "inflate",
          "read",
          "readFully",
          "toArray");

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

  /** Types of parameters whose values are there to be looked at. */
  private static final Set<String> DATA =
      Set.of(
          "java/lang/CharSequence",
          "java/lang/Iterable",
          "java/lang/StringBuffer",
          "java/lang/StringBuilder",
          "java/nio/ByteBuffer",
          "java/nio/CharBuffer",
          "java/util/BitSet",
          "java/util/Calendar",
          "java/util/Collection",
          "java/util/Date",
          "java/util/List",
          "java/util/Map",
          "java/util/Set",
          "java/util/SortedMap",
          "java/util/SortedSet");

  /** Types of parameters whose values are there to be used up or written to. */
  private static final Set<String> CHANNELS =
      Set.of(
          "java/io/InputStream",
          "java/io/OutputStream",
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/io/Reader",
          "java/io/Writer",
          "java/lang/Appendable");

  /** Classes whose constructors copy what they are given. */
  private static final Set<String> COPYING =
      Set.of("java/lang/String", "java/lang/StringBuilder", "java/lang/StringBuffer");

  /** What that means for an argument of that type, in that place. */
  public ArgumentPolicy of(String descriptor, int index) {
    return switch (this) {
      case KEEP -> IGNORE;
      case IGNORE -> isData(descriptor) ? READ : IGNORE;
      case USE -> isOneOf(CHANNELS, descriptor) ? WRITE : IGNORE.of(descriptor, index);
      case ELEMENTS -> descriptor.startsWith("[") ? READ : IGNORE;
      case WRITE_FIRST -> index == 0 ? WRITE : READ;
      default -> this;
    };
  }

  private static boolean isData(String descriptor) {
    return isArrayOfNumbers(descriptor) || isOneOf(DATA, descriptor);
  }

  private static boolean isOneOf(Set<String> types, String descriptor) {
    return descriptor.startsWith("L")
        && types.contains(descriptor.substring(1, descriptor.length() - 1));
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
    return switch (owner) {
      case "java/util/Arrays" -> ofArrays(name);
      case "java/util/Collections" -> changing(name);
      case "java/util/Objects" -> ofObjects(name);
      default -> SHOW;
    };
  }

  private static ArgumentPolicy ofArrays(String name) {
    if (name.startsWith("deep")) {
      return SHOW_DEEPLY;
    }
    if (name.equals("toString")) {
      return SHOW;
    }
    return COMPARING.contains(name) ? COMPARE : changing(name);
  }

  private static ArgumentPolicy ofObjects(String name) {
    if (name.startsWith("deep")) {
      return SHOW_DEEPLY;
    }
    return COMPARING.contains(name) ? COMPARE : SHOW;
  }

  private static ArgumentPolicy changing(String name) {
    return CHANGING.contains(name) ? WRITE_FIRST : READ;
  }

  private static boolean isOfMembers(String owner) {
    return OF_MEMBERS.stream().anyMatch(owner::startsWith);
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
    if (name.equals("equals")) {
      return COMPARE;
    }
    if (SHOWING.contains(name)) {
      return SHOW;
    }
    boolean fills = FILLING.contains(name) || name.equals("get") && owner.startsWith("java/nio/");
    return READING.contains(name) ? READ : fills ? WRITE : USE;
  }
}

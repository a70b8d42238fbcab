package io.mazurka.jvm.probe;

import java.util.List;
import java.util.Set;

/**
 * What a program may look at besides the variables that its code names. The answer errs on the safe
 * side: a call that might lead to it counts.
 */
enum Observation {
  /** Names of threads. */
  NAMES,
  /** Identity hash codes of objects. */
  HASHES,
  /** Hash codes of objects; also those by identity, unless nobody asks for one. */
  KEYS,
  /** The numbers of threads: by their ids, or by seeds that are drawn from them. */
  NUMBERS,
  /** The tasks of threads, other than by running the threads. */
  TASKS,
  /** Virtual time. */
  TIME,
  /** The stack traces of exceptions. */
  TRACES,
  /** Fields that no instruction names. */
  ANY_FIELD,
  /** Classes by their names. */
  CLASSES;

  /** Classes whose objects are equal if they say the same, and show nothing else. */
  static final Set<String> VALUES =
      Set.of(
          "java/lang/String",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double");

  private static final List<String> HASHED =
      List.of("Hash", "Map", "Set", "Collectors", "Properties");

  private static final Set<String> HASHES_OF =
      Set.of("hashCode", "identityHashCode", "deepHashCode", "hash");

  /** Methods of classes that show which class it is, and nothing of its members. */
  private static final Set<String> OF_CLASSES =
      Set.of(
          "getName",
          "getSimpleName",
          "getTypeName",
          "getCanonicalName",
          "getPackageName",
          "isInstance",
          "cast");

  private static final List<String> CLOCKS =
      List.of("java/time/", "java/util/Date", "java/util/Calendar", "java/util/GregorianCalendar");

  private static final Set<String> TIMES =
      Set.of("nanoTime", "currentTimeMillis", "awaitNanos", "awaitUntil", "getDelay", "schedule");

  /** What a call of a method may lead to. */
  static void of(String owner, String name, String descriptor, Set<Observation> found) {
    if (owner.startsWith("[")) {
      return;
    }
    if (owner.equals("java/lang/Class") && OF_CLASSES.contains(name)) {
      found.add(CLASSES);
      return;
    }
    ofThreads(name, descriptor, found);
    ofReflection(owner, name, found);
    if (!VALUES.contains(owner) && HASHES_OF.contains(name) || isHashed(owner)) {
      found.add(KEYS);
    }
    if (TIMES.contains(name) || CLOCKS.stream().anyMatch(owner::startsWith)) {
      found.add(TIME);
    }
    if (owner.contains("Random")
        || name.equals("random")
        || name.equals("randomUUID")
        || name.equals("shuffle")) {
      found.add(NUMBERS);
    }
    if (name.contains("StackTrace") && !descriptor.equals("()V")
        || owner.startsWith("java/lang/StackWalker")) {
      found.add(TRACES);
    }
  }

  private static void ofThreads(String name, String descriptor, Set<Observation> found) {
    if (name.equals("getName")) {
      found.add(NAMES);
      found.add(CLASSES);
    }
    if (name.equals("run") && descriptor.equals("()V")) {
      found.add(TASKS);
    }
    if (name.equals("getId") || name.equals("threadId")) {
      found.add(NUMBERS);
    }
  }

  private static void ofReflection(String owner, String name, Set<Observation> found) {
    if (name.equals("getClass")) {
      found.add(CLASSES);
    }
    if (owner.startsWith("java/lang/reflect/")
        || owner.startsWith("java/lang/invoke/MethodHandle")
        || owner.startsWith("java/util/ServiceLoader")
        || owner.equals("java/lang/Class") && !name.equals("desiredAssertionStatus")) {
      found.addAll(Set.of(values()));
    }
    if (owner.startsWith("java/lang/invoke/VarHandle")
        || owner.endsWith("FieldUpdater")
        || owner.contains("Unsafe")
        || owner.startsWith("java/io/Object")) {
      found.add(ANY_FIELD);
    }
  }

  private static boolean isHashed(String owner) {
    String name = owner.substring(owner.lastIndexOf('/') + 1);
    return owner.startsWith("java/util/") && HASHED.stream().anyMatch(name::contains);
  }

  /** What hash codes by identity lead to: they go by the numbers of threads. */
  static void ofIdentity(Set<Observation> found) {
    found.addAll(Set.of(HASHES, NUMBERS));
  }

  /** What a text of an object may lead to of which nothing is known. */
  static void ofAnyText(Set<Observation> found) {
    ofIdentity(found);
    found.addAll(Set.of(NAMES, CLASSES));
  }
}

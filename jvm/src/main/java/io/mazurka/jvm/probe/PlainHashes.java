package io.mazurka.jvm.probe;

import io.mazurka.jvm.model.Keys;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * Which hash codes that a program takes are plain: they go by values, or by the identity of objects
 * that tell when they are asked for it, as all do whose classes the program has. A thread, an array
 * or a lambda tells nobody: what may take hash codes of such shows them.
 *
 * <p>Nobody can see hash codes in a table but by the order of what is in it. So what counts is what
 * comes into tables, and not what is looked up there or taken out.
 */
final class PlainHashes {

  /** Objects of the JDK's that have hash codes by their values, besides numbers and texts. */
  private static final Set<String> PLAIN =
      Set.of("java/math/BigInteger", "java/math/BigDecimal", "java/util/UUID");

  /** Methods that bring nothing new into a table. */
  private static final Set<String> HARMLESS =
      Set.of(
          "contains",
          "containsAll",
          "containsKey",
          "containsValue",
          "equals",
          "get",
          "getOrDefault",
          "remove",
          "removeAll",
          "replace",
          "retainAll",
          "setValue",
          "toArray");

  /** Methods that bring a key into a table: what comes first. */
  private static final Set<String> OF_KEYS =
      Set.of(
          "compute",
          "computeIfAbsent",
          "computeIfPresent",
          "entry",
          "merge",
          "put",
          "putFirst",
          "putIfAbsent",
          "putLast",
          "singletonMap");

  /** Methods by which others see what is in a table. */
  private static final Set<String> SHOWING =
      Set.of(
          "entrySet",
          "forEach",
          "getKey",
          "iterator",
          "keySet",
          "spliterator",
          "stream",
          "toArray");

  /** Collectors that make no tables. */
  private static final Set<String> WITHOUT_TABLES =
      Set.of("counting", "joining", "toList", "toUnmodifiableList");

  private static final String ENUM = "java/lang/Enum";
  private static final String MAP = "java/util/Map";

  private final OriginalClasses classes;
  private final PlainResults hashes;

  PlainHashes(OriginalClasses classes) {
    this.classes = classes;
    this.hashes =
        new PlainResults(classes, "hashCode()I", PLAIN::contains, PlainHashes::isInheritedPlain);
  }

  /** Constants of an enum go by their names; who has the hash code of all objects tells of it. */
  private static boolean isInheritedPlain(String ofJdk) {
    try {
      Class<?> type = Class.forName(ofJdk.replace('/', '.'), false, null);
      return type == Enum.class || type.getMethod("hashCode").getDeclaringClass() == Object.class;
    } catch (ReflectiveOperationException | LinkageError _) {
      return false;
    }
  }

  /**
   * Whether all hash codes are plain that a call takes, or that go into a table by it.
   *
   * @param given the types of the objects that it is given, if they are asked for
   */
  boolean areTaken(String owner, String name, String descriptor, Supplier<List<Type>> given) {
    if (name.equals("hashCode") && descriptor.startsWith("()")) {
      return hashes.isPlain(owner);
    }
    if (!hashes.isOfJdk(owner, name + descriptor)) {
      return true;
    }
    if (owner.equals("java/util/stream/Collectors")) {
      return WITHOUT_TABLES.contains(name);
    }
    return switch (name) {
      case "identityHashCode", "deepHashCode", "distinct", "drainTo" -> false;
      case "hashCode", "hash" -> arePlain(given.get());
      case "addAll" -> !isTable(owner) && !owner.equals("java/util/Collections");
      default ->
          !isTable(owner) && !OF_KEYS.contains(name)
              || HARMLESS.contains(name)
              || !isByIdentity(owner)
                  && !takesMany(descriptor)
                  && arePlain(entering(owner, name, descriptor, given));
    };
  }

  /** Whether the runtime is told what goes into a table by a call, and looks at that itself. */
  boolean areWatched(String owner, String name, String descriptor) {
    return classes.find(owner) == null && Keys.enter(owner, name, descriptor);
  }

  /** Whether a class of the program is a table that shows other keys than were put there. */
  boolean isTableOfItsOwn(ClassNode type) {
    return type.methods.stream().anyMatch(method -> SHOWING.contains(method.name)) && isTable(type);
  }

  /** Whether an object of this class may be a table, or part of one. */
  private boolean isTable(String owner) {
    ClassNode type = classes.find(owner);
    return type == null ? Keys.areIn(owner) : isTable(type);
  }

  private boolean isTable(ClassNode type) {
    return type.superName != null && isTable(type.superName)
        || type.interfaces.stream().anyMatch(this::isTable);
  }

  /** A table of that sort asks no object for its hash code. */
  private boolean isByIdentity(String owner) {
    ClassNode type = classes.find(owner);
    return type == null ? owner.equals("java/util/IdentityHashMap") : isByIdentity(type.superName);
  }

  /** Whether a method is given objects with others inside; keys of maps have been looked at. */
  private static boolean takesMany(String descriptor) {
    return Stream.of(Type.getArgumentTypes(descriptor))
        .anyMatch(
            type -> type.getSort() >= Type.ARRAY && !OperandTypes.isAny(type) && isMany(type));
  }

  private static boolean isMany(Type type) {
    String name = type.getInternalName();
    return !Observation.VALUES.contains(name)
        && !name.startsWith("java/util/function/")
        && !name.equals("java/util/Comparator")
        && !name.equals(ENUM)
        && !name.equals(MAP);
  }

  /** The types of what comes into a table, of all that a method is given. */
  private static List<Type> entering(
      String owner, String name, String descriptor, Supplier<List<Type>> given) {
    if (descriptor.startsWith("(L" + ENUM)) {
      return List.of();
    }
    List<Type> types = given.get();
    boolean byPairs = owner.equals(MAP) && name.equals("of");
    if (byPairs || OF_KEYS.contains(name)) {
      return IntStream.range(0, byPairs ? types.size() : Math.min(1, types.size()))
          .filter(i -> i % 2 == 0)
          .mapToObj(types::get)
          .toList();
    }
    return types;
  }

  private boolean arePlain(List<Type> types) {
    return types.stream().allMatch(hashes::isPlain);
  }
}

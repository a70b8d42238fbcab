package io.mazurka.jvm.probe;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * Which texts of objects are plain: they show no more than values, or what code of the program
 * makes them show, which is looked at by itself. All others may show anything: the names of
 * threads, identity hash codes.
 */
final class PlainTexts {

  private static final String TO_STRING = "toString()Ljava/lang/String;";
  private static final String OBJECT = "Ljava/lang/Object;";

  /** Classes of the JDK whose texts are plain. */
  private static final Set<String> PLAIN =
      Set.of(
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/lang/Enum",
          "java/lang/Thread$State",
          "java/math/BigInteger",
          "java/math/BigDecimal",
          "java/util/concurrent/TimeUnit",
          "java/util/concurrent/atomic/AtomicInteger",
          "java/util/concurrent/atomic/AtomicIntegerArray",
          "java/util/concurrent/atomic/AtomicLong",
          "java/util/concurrent/atomic/AtomicLongArray",
          "java/util/concurrent/atomic/AtomicBoolean",
          "java/util/concurrent/atomic/LongAdder");

  private final PlainResults shown;

  PlainTexts(OriginalClasses classes) {
    this.shown = new PlainResults(classes, TO_STRING, PLAIN::contains, PLAIN::contains);
  }

  /**
   * Whether all texts are plain that a call makes of objects.
   *
   * @param given the types of the objects that it is given, if they are asked for
   */
  boolean areMade(String owner, String name, String descriptor, Supplier<List<Type>> given) {
    return switch (name) {
      case "toString" ->
          shown.isPlain(owner)
              || owner.equals("java/util/Objects") && arePlain(given.get())
              || owner.equals("java/util/Arrays") && !descriptor.contains(OBJECT);
      case "valueOf", "append", "insert", "print", "println" ->
          !takesAny(owner, name, descriptor) || arePlain(given.get());
      case "format", "printf", "formatted" ->
          !takesAny(owner, name, descriptor) || areValues(given.get());
      case "join" -> !owner.equals("java/lang/String");
      case "deepToString", "toIdentityString" -> false;
      default -> true;
    };
  }

  /** Whether all texts are plain that a concatenation joins. */
  boolean areJoined(InvokeDynamicInsnNode dynamic) {
    return !dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")
        || arePlain(List.of(Type.getArgumentTypes(dynamic.desc)));
  }

  private boolean arePlain(List<Type> types) {
    return types.stream().allMatch(shown::isPlain);
  }

  /** For formats, which may ask for hash codes. */
  private static boolean areValues(List<Type> types) {
    return types.stream()
        .allMatch(type ->
            PlainResults.isNull(type) || Observation.VALUES.contains(type.getInternalName()));
  }

  /** Whether a method is the JDK's, or may be inherited from it, and takes objects of any class. */
  private boolean takesAny(String owner, String name, String descriptor) {
    return descriptor.contains(OBJECT) && shown.isOfJdk(owner, name + descriptor);
  }
}

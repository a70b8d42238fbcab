package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.ProgramLoader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.BasicInterpreter;

/**
 * Which texts of objects are plain: they show no more than values, or what code of the program
 * makes them show, which is looked at by itself. All others may show anything: the names of
 * threads, identity hash codes.
 *
 * <p>The text of an object is known by its type, unless that is an interface, also if objects of
 * classes below come in its place: a class below has the same {@code toString} or one of its own,
 * which is code of the program.
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

  private final ProgramLoader loader;

  PlainTexts(ProgramLoader loader) {
    this.loader = loader;
  }

  /**
   * Whether all texts are plain that a call makes of objects.
   *
   * @param given the types of the objects that it is given, if they are asked for
   */
  boolean areMade(String owner, String name, String descriptor, Supplier<List<Type>> given) {
    return switch (name) {
      case "toString" ->
          isPlain(owner)
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
    return types.stream().allMatch(this::isPlain);
  }

  /** For formats, which may ask for hash codes. */
  private static boolean areValues(List<Type> types) {
    return types.stream()
        .allMatch(type -> isNull(type) || Observation.VALUES.contains(type.getInternalName()));
  }

  private static boolean isNull(Type type) {
    return type.equals(BasicInterpreter.NULL_TYPE);
  }

  /** Whether a method is the JDK's, or may be inherited from it, and takes objects of any class. */
  private boolean takesAny(String owner, String name, String descriptor) {
    return descriptor.contains(OBJECT) && isOfJdk(owner, name + descriptor);
  }

  private boolean isOfJdk(String owner, String method) {
    ClassNode type = read(owner);
    return type == null || find(type, method) == null && isOfJdk(type.superName, method);
  }

  private boolean isPlain(Type type) {
    return isPlain(type, new HashSet<>());
  }

  private boolean isPlain(String internalName) {
    return isPlain(internalName, new HashSet<>());
  }

  private boolean isPlain(Type type, Set<String> asked) {
    return switch (type.getSort()) {
      case Type.ARRAY -> false;
      case Type.OBJECT -> isNull(type) || isPlain(type.getInternalName(), asked);
      default -> true;
    };
  }

  /**
   * Whether the texts of a class are plain.
   *
   * @param asked the classes of which this has been asked: the answer is no if it is for one of
   *     them, so that a record that has one like it inside need not be looked at again
   */
  private boolean isPlain(String internalName, Set<String> asked) {
    if (PLAIN.contains(internalName)
        || Observation.VALUES.contains(internalName)
        || !asked.add(internalName)) {
      return true;
    }
    ClassNode type = read(internalName);
    if (type == null || (type.access & Opcodes.ACC_INTERFACE) != 0) {
      return false;
    }
    MethodNode own = find(type, TO_STRING);
    return own == null ? isPlain(type.superName, asked) : showsPlain(own, asked);
  }

  /** What the program's own code shows is its business, but records leave it to the JDK. */
  private boolean showsPlain(MethodNode method, Set<String> asked) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof InvokeDynamicInsnNode dynamic
          && dynamic.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")) {
        for (Object argument : dynamic.bsmArgs) {
          if (argument instanceof Handle field && !isPlain(Type.getType(field.getDesc()), asked)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** A class of the program, or null if it is none. */
  private @Nullable ClassNode read(String internalName) {
    ClassReader reader = loader.original(internalName);
    if (reader == null) {
      return null;
    }
    ClassNode type = new ClassNode();
    reader.accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return type;
  }

  private static @Nullable MethodNode find(ClassNode type, String nameAndDescriptor) {
    return type.methods.stream()
        .filter(method -> nameAndDescriptor.equals(method.name + method.desc))
        .findFirst()
        .orElse(null);
  }
}

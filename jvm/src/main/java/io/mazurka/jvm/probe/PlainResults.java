package io.mazurka.jvm.probe;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.BasicInterpreter;

/**
 * Of which objects a method that all objects have, such as {@code toString}, gives plain results.
 *
 * <p>That is known by the type of an object, unless that is an interface, also if objects of
 * classes below come in its place: a class below has the same method or one of its own, which is
 * code of the program and is looked at by itself.
 */
final class PlainResults {

  private final OriginalClasses classes;
  private final String method;
  private final Predicate<String> ofJdk;
  private final Predicate<String> inherited;

  /**
   * @param method its name and descriptor
   * @param ofJdk the classes of the JDK whose objects give plain results
   * @param inherited those from which a class of the program inherits such
   */
  PlainResults(
      OriginalClasses classes,
      String method,
      Predicate<String> ofJdk,
      Predicate<String> inherited) {
    this.classes = classes;
    this.method = method;
    this.ofJdk = ofJdk;
    this.inherited = inherited;
  }

  static boolean isNull(Type type) {
    return type.equals(BasicInterpreter.NULL_TYPE);
  }

  boolean isPlain(Type type) {
    return isPlain(type, new HashSet<>());
  }

  boolean isPlain(String internalName) {
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
   * Whether the objects of a class give plain results.
   *
   * @param asked the classes of which this has been asked: the answer is no if it is for one of
   *     them, so that a record that has one like it inside need not be looked at again
   */
  private boolean isPlain(String internalName, Set<String> asked) {
    if (Observation.VALUES.contains(internalName) || !asked.add(internalName)) {
      return true;
    }
    ClassNode type = classes.find(internalName);
    if (type == null) {
      return ofJdk.test(internalName);
    }
    return (type.access & Opcodes.ACC_INTERFACE) == 0 && isPlain(type, asked);
  }

  private boolean isPlain(ClassNode type, Set<String> asked) {
    MethodNode own = find(type, method);
    if (own != null) {
      return givesPlain(own, asked);
    }
    ClassNode above = classes.find(type.superName);
    return above == null ? inherited.test(type.superName) : isPlain(above, asked);
  }

  /** What the program's own code gives is its business, but records leave it to the JDK. */
  private boolean givesPlain(MethodNode own, Set<String> asked) {
    for (AbstractInsnNode node : own.instructions) {
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

  /** Whether a method that is called on a class is the JDK's, or may be inherited from it. */
  boolean isOfJdk(String owner, String called) {
    ClassNode type = classes.find(owner);
    return type == null || find(type, called) == null && isOfJdk(type.superName, called);
  }

  private static @Nullable MethodNode find(ClassNode type, String nameAndDescriptor) {
    return type.methods.stream()
        .filter(found -> nameAndDescriptor.equals(found.name + found.desc))
        .findFirst()
        .orElse(null);
  }
}

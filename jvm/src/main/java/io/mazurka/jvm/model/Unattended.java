package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.program.ProgramException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * Refuses method handles and reflective calls that would lead past the models: the JDK would
 * perform them and nobody would notice.
 */
final class Unattended {

  private Unattended() {}

  /** Refuses to call what has a model, or is refused itself, by reflection. */
  static void checkCall(Executable target, int site) {
    if (isReplaced(target.getDeclaringClass(), name(target), type(target), isStatic(target))) {
      throw refusal(target.getDeclaringClass(), name(target), "by reflection", site);
    }
  }

  /** Refuses a handle for a method if a plain call of it would be noticed. */
  static void checkHandle(Executable target, int site) {
    checkHandle(target.getDeclaringClass(), name(target), type(target), isStatic(target), site);
  }

  /**
   * Refuses a handle for the method of that name and type if a plain call of it would be noticed.
   */
  static void checkHandle(
      Class<?> owner, String name, MethodType type, boolean isStatic, int site) {
    if (isReplaced(owner, name, type, isStatic)
        || (Jdk.isJdk(owner) && !isStatic && touchesReceiver(owner, name, type))) {
      throw refusal(owner, name, "through a method handle", site);
    }
  }

  /** Refuses handles for a field to which others may notice accesses. */
  static void checkField(Variable field, String lookup, int site) {
    if (!field.isFinal()) {
      throw Operations.refuse(
          "java.lang.invoke.MethodHandles.Lookup." + lookup + "()",
          "Use findVarHandle, or access the field by its name, instead.",
          site);
    }
  }

  private static boolean isReplaced(
      Class<?> owner, String name, MethodType type, boolean isStatic) {
    String internalName = Jdk.internalName(owner);
    String desc = type.toMethodDescriptorString();
    return Jdk.isJdk(owner)
        && (Models.find(internalName, name, desc, isStatic).isPresent()
            || Models.lastArgument(internalName, name, desc).isPresent()
            || name.equals("<init>") && Replacements.of(internalName).isPresent()
            || Refusals.find(internalName, name, desc).isPresent());
  }

  private static boolean touchesReceiver(Class<?> owner, String name, MethodType type) {
    String desc = type.toMethodDescriptorString();
    return !name.equals("<init>")
        && JdkPolicy.ofCall(Jdk.internalName(owner), name, desc) != JdkPolicy.IGNORE;
  }

  private static String name(Executable target) {
    return target instanceof Method ? target.getName() : "<init>";
  }

  private static MethodType type(Executable target) {
    Class<?> result = target instanceof Method method ? method.getReturnType() : void.class;
    return MethodType.methodType(result, target.getParameterTypes());
  }

  private static boolean isStatic(Executable target) {
    return Modifier.isStatic(target.getModifiers());
  }

  private static ProgramException refusal(Class<?> owner, String name, String how, int site) {
    String call = name.equals("<init>") ? "new " + owner.getName() : owner.getName() + "." + name;
    return Operations.refuse(
        call + "(…) " + how, "Write the call by the method's name instead.", site);
  }
}

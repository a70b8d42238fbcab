package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import io.mazurka.jvm.model.Models;
import org.jspecify.annotations.Nullable;

/**
 * A call of a method or constructor of the JDK, or of Mazurka by a program that knows it.
 *
 * @param owner the JDK class that the call names, or the first one above the program class that it
 *     names; an array type for the methods of arrays, and Object for those of every object that are
 *     called on an interface
 */
record JdkCall(int opcode, String owner, String name, String descriptor) {

  static final String CONSTRUCTOR = "<init>";

  /** The call of that instruction, or null if it leads into the program or nowhere. */
  static @Nullable JdkCall find(
      Hierarchy hierarchy, int opcode, String owner, String name, String descriptor) {
    String above = jdkOwner(hierarchy, owner, name, descriptor);
    return above == null ? null : new JdkCall(opcode, above, name, descriptor);
  }

  private static @Nullable String jdkOwner(
      Hierarchy hierarchy, String owner, String name, String descriptor) {
    if (owner.startsWith("[") || Models.isMazurka(owner)) {
      return owner;
    }
    if (hierarchy.isJdk(owner)) {
      return hierarchy.leavesToObject(owner, name, descriptor) ? Hierarchy.OBJECT : owner;
    }
    Member method = hierarchy.method(owner, name, descriptor);
    if (method == null || hierarchy.isProgram(method.owner())) {
      return null;
    }
    ClassSummary declaring = hierarchy.find(method.owner());
    return declaring != null && declaring.isInterface()
        ? method.owner()
        : hierarchy.superclasses(owner).stream().filter(hierarchy::isJdk).findFirst().orElse(null);
  }

  boolean isConstructor() {
    return name.equals(CONSTRUCTOR);
  }

  boolean isStatic() {
    return opcode == INVOKESTATIC;
  }

  /** Whether it is a call {@code super.m(…)}. */
  boolean isSuper() {
    return opcode == INVOKESPECIAL && !isConstructor();
  }

  /** Whether it constructs an object of the class Object itself. */
  boolean isPlainObject() {
    return isConstructor() && owner.equals(Hierarchy.OBJECT);
  }

  /** The method's name and descriptor, as sites have it. */
  String member() {
    return name + descriptor;
  }
}

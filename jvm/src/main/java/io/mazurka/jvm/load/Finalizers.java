package io.mazurka.jvm.load;

import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Gives the finalizers of a program another name, and so do their callers: Java does not find them
 * then. It would run them on a thread of its own, beside the program's, whenever the garbage
 * collector likes; that it never does is allowed.
 */
final class Finalizers {

  private static final String NAME = "finalize";
  private static final String DESCRIPTOR = "()V";
  private static final String RENAMED = "$mazurka$finalize";

  private final Hierarchy hierarchy;

  Finalizers(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  void rename(ClassNode type) {
    for (MethodNode method : type.methods) {
      if (isNamed(method.name, method.desc)) {
        method.name = RENAMED;
      }
      for (AbstractInsnNode instruction : method.instructions) {
        rename(instruction);
      }
    }
  }

  private void rename(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call) {
      if (isRenamed(call.owner, call.name, call.desc)) {
        call.name = RENAMED;
      }
    } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      for (int i = 0; i < dynamic.bsmArgs.length; i++) {
        if (dynamic.bsmArgs[i] instanceof Handle handle) {
          dynamic.bsmArgs[i] = renamed(handle);
        }
      }
    }
  }

  private Handle renamed(Handle handle) {
    return isRenamed(handle.getOwner(), handle.getName(), handle.getDesc())
        ? new Handle(
            handle.getTag(), handle.getOwner(), RENAMED, handle.getDesc(), handle.isInterface())
        : handle;
  }

  /** Whether a reference means a finalizer of the program's, and not the one of all objects. */
  private boolean isRenamed(String owner, String name, String descriptor) {
    if (!isNamed(name, descriptor)) {
      return false;
    }
    Member member = hierarchy.method(owner, name, descriptor);
    return member != null && hierarchy.isProgram(member.owner());
  }

  private static boolean isNamed(String name, String descriptor) {
    return name.equals(NAME) && descriptor.equals(DESCRIPTOR);
  }
}

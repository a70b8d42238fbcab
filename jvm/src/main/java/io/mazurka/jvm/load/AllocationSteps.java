package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Reports each object that the program makes, once it is constructed, and each array, once its
 * initialiser is done. What the JDK makes on the way has its place with the objects that it is part
 * of.
 */
final class AllocationSteps {

  private final Code code;
  private final Allocations allocations;

  AllocationSteps(Code code) {
    this.code = code;
    this.allocations = new Allocations(code);
  }

  void visit(AbstractInsnNode instruction) {
    switch (instruction.getOpcode()) {
      case NEWARRAY, ANEWARRAY, MULTIANEWARRAY ->
          report(ArrayInitializers.last(instruction), "new[]()");
      case INVOKESPECIAL -> visitCall((MethodInsnNode) instruction);
      default -> {}
    }
  }

  private void visitCall(MethodInsnNode call) {
    TypeInsnNode origin = allocations.origin(call);
    if (origin != null && origin.getNext().getOpcode() == DUP) {
      report(call, "new()");
    }
  }

  private void report(AbstractInsnNode last, String what) {
    Snippet report = new Snippet().op(DUP).push(code.site("", what, 0)).hook(Hook.ALLOCATED);
    code.after(last, report);
  }
}

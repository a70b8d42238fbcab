package io.mazurka.jvm.load;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * The writes to fields of {@code this} in a constructor before {@code super(…)}: no other thread
 * can know the object, and the verifier lets nobody be told of it.
 */
final class EarlyWrites {

  private EarlyWrites() {}

  static Set<FieldInsnNode> in(Code code) {
    Set<FieldInsnNode> writes = new HashSet<>();
    if (code.isConstructor()) {
      AbstractInsnNode superCall = new Allocations(code).superCall();
      for (AbstractInsnNode node : code.method.instructions) {
        if (node == superCall) {
          break;
        }
        if (isWriteToOwnField(node, code)) {
          writes.add((FieldInsnNode) node);
        }
      }
    }
    if (!writes.isEmpty()) {
      keepWritesToThis(writes, code);
    }
    return writes;
  }

  private static boolean isWriteToOwnField(AbstractInsnNode node, Code code) {
    return node.getOpcode() == Opcodes.PUTFIELD
        && ((FieldInsnNode) node).owner.equals(code.owner.name);
  }

  /** Leaves out the writes to other objects of the same class. */
  private static void keepWritesToThis(Set<FieldInsnNode> writes, Code code) {
    Frame<SourceValue>[] frames;
    try {
      frames =
          new Analyzer<>(new SourceInterpreter())
              .analyzeAndComputeMaxs(code.owner.name, code.method);
    } catch (AnalyzerException e) {
      return;
    }
    writes.removeIf(write -> {
      Frame<SourceValue> frame = frames[code.method.instructions.indexOf(write)];
      return frame != null && !isThis(frame.getStack(frame.getStackSize() - 2));
    });
  }

  private static boolean isThis(SourceValue target) {
    return target.insns.stream()
        .anyMatch(source -> source instanceof VarInsnNode load && load.var == 0);
  }
}

package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.Liveness;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/** The code of one method as it runs: which instruction is where, and what its variables hold. */
final class MethodCode {

  private final String owner;
  private final MethodNode method;
  private final int[] offsets;
  private org.objectweb.asm.tree.analysis.Frame<BasicValue> @Nullable [] frames;
  private @Nullable Liveness liveness;
  private @Nullable Liveness beyondLengths;

  /**
   * A method of a class file.
   *
   * @param offsets where its instructions are, in their order
   */
  MethodCode(String owner, MethodNode method, int[] offsets) {
    this.owner = owner;
    this.method = method;
    this.offsets = offsets;
  }

  MethodNode method() {
    return method;
  }

  String owner() {
    return owner;
  }

  boolean isStatic() {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  /** The instruction at a bytecode index. */
  AbstractInsnNode at(int offset) {
    int count = 0;
    for (AbstractInsnNode node : method.instructions) {
      if (node.getOpcode() >= 0 && offsets[count++] == offset) {
        return node;
      }
    }
    throw new Unreadable("no instruction at " + offset + " in " + owner + "." + method.name);
  }

  /** The local variables that may still be read when a call there returns or throws. */
  BitSet liveAt(AbstractInsnNode call) {
    Liveness known = liveness;
    if (known == null) {
      known = new Liveness(method);
      liveness = known;
    }
    return known.before(call);
  }

  /** Those of them of which more may be read than the length of an array. */
  BitSet liveBeyondLengthAt(AbstractInsnNode call) {
    Liveness known = beyondLengths;
    if (known == null) {
      known = Liveness.beyondLengths(method);
      beyondLengths = known;
    }
    return known.before(call);
  }

  /** The types of variables and operands before an instruction. */
  org.objectweb.asm.tree.analysis.Frame<BasicValue> before(AbstractInsnNode instruction) {
    org.objectweb.asm.tree.analysis.Frame<BasicValue> frame =
        frames()[method.instructions.indexOf(instruction)];
    if (frame == null) {
      throw new Unreadable("unreachable code in " + owner + "." + method.name);
    }
    return frame;
  }

  private org.objectweb.asm.tree.analysis.Frame<BasicValue>[] frames() {
    org.objectweb.asm.tree.analysis.Frame<BasicValue>[] known = frames;
    if (known == null) {
      try {
        known = new Analyzer<>(new BasicInterpreter()).analyze(owner, method);
      } catch (AnalyzerException e) {
        throw new Unreadable(e.toString());
      }
      frames = known;
    }
    return known;
  }

  /** The name of the variable of type int in a slot where an instruction is, or an empty one. */
  String integer(int slot, AbstractInsnNode instruction) {
    int place = method.instructions.indexOf(instruction);
    List<LocalVariableNode> variables =
        method.localVariables == null ? List.of() : method.localVariables;
    return variables.stream()
        .filter(variable -> variable.index == slot && variable.desc.equals("I"))
        .filter(variable -> method.instructions.indexOf(variable.start) <= place)
        .filter(variable -> place < method.instructions.indexOf(variable.end))
        .map(variable -> variable.name)
        .findFirst()
        .orElse("");
  }
}

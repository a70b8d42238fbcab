package io.mazurka.jvm.probe;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The code that a method may still run from some point on, in a form that is the same for all
 * points from which the same code may be run.
 *
 * <p>Yang, Chen, Gopalakrishnan and Wang (2009) compare the residual code of two threads statement
 * by statement and on the way build the renaming of local variables and labels under which the two
 * are the same (rules R0 to R13). Here each point is brought into a canonical form by itself, so
 * that two points have the same residual code if and only if their forms are equal, and points need
 * not be compared in pairs. The instructions are listed in the order of a walk that begins at the
 * point and takes up the targets of branches, and the handlers of exceptions, in the order in which
 * they are met; variables are named by their first occurrence in the list (R9 to R13), targets by
 * their place in it (R1, R2), constants and everything global by itself (R7, R8). Line numbers,
 * frames and the names of variables are no part of it, nor is a jump, only where it goes.
 */
final class ResidualCode {

  private final MethodNode method;
  private final InstructionText words;
  private final StringBuilder text = new StringBuilder();
  private final Map<Integer, Integer> variables = new HashMap<>();
  private final Map<AbstractInsnNode, Integer> listed = new HashMap<>();
  private final Map<AbstractInsnNode, Integer> met = new HashMap<>();
  private final ArrayDeque<AbstractInsnNode> ahead = new ArrayDeque<>();

  private ResidualCode(MethodNode method, InstructionText words) {
    this.method = method;
    this.words = words;
  }

  /** The code that is left to run when a call returns or throws. */
  static ResidualCode after(MethodNode method, AbstractInsnNode call, InstructionText words) {
    ResidualCode code = new ResidualCode(method, words);
    code.text.append("return ").append(words.type(result(call)));
    code.handlers(call);
    code.text.append('\n');
    code.list(call.getNext());
    code.listAhead();
    return code;
  }

  /** The code of a whole method; its parameters have the first names. */
  static ResidualCode of(MethodNode method, InstructionText words) {
    ResidualCode code = new ResidualCode(method, words);
    int slots = Type.getArgumentsAndReturnSizes(method.desc) >> 2;
    for (int slot = 0; slot < slots; slot++) {
      code.variable(slot);
    }
    code.list(method.instructions.getFirst());
    code.listAhead();
    return code;
  }

  String text() {
    return text.toString();
  }

  /** The slots of the method's variables in the order of their first occurrence. */
  List<Integer> variables() {
    Integer[] slots = new Integer[variables.size()];
    variables.forEach((slot, name) -> slots[name] = slot);
    return List.of(slots);
  }

  private static Type result(AbstractInsnNode call) {
    return switch (call) {
      case MethodInsnNode method -> Type.getReturnType(method.desc);
      case InvokeDynamicInsnNode dynamic -> Type.getReturnType(dynamic.desc);
      default -> throw new Unreadable("a thread that stands still in no call");
    };
  }

  private void listAhead() {
    for (AbstractInsnNode next = ahead.poll(); next != null; next = ahead.poll()) {
      if (!listed.containsKey(next)) {
        list(next);
      }
    }
  }

  /** Lists instructions one behind the other, as far as they are new. */
  private void list(@Nullable AbstractInsnNode from) {
    AbstractInsnNode node = skip(from);
    while (node != null) {
      Integer place = listed.putIfAbsent(node, listed.size());
      if (place != null) {
        text.append("again ").append(place).append('\n');
        return;
      }
      Integer announced = met.get(node);
      if (announced != null) {
        text.append(announced).append(": ");
      }
      write(node);
      node = fallsThrough(node) ? skip(node.getNext()) : null;
    }
    text.append("end\n");
  }

  /** The instruction that is run when this place is reached. */
  private static @Nullable AbstractInsnNode skip(@Nullable AbstractInsnNode from) {
    AbstractInsnNode node = from;
    int jumps = 0;
    while (node != null && (node.getOpcode() < 0 || node.getOpcode() == NOP || isGoto(node))) {
      if (isGoto(node) && ++jumps > 1_000) {
        throw new Unreadable("an empty loop");
      }
      node = isGoto(node) ? ((JumpInsnNode) node).label : node.getNext();
    }
    return node;
  }

  private static boolean isGoto(AbstractInsnNode node) {
    return node.getOpcode() == GOTO;
  }

  private static boolean fallsThrough(AbstractInsnNode node) {
    return switch (node.getOpcode()) {
      case ATHROW, TABLESWITCH, LOOKUPSWITCH -> false;
      default -> node.getOpcode() < IRETURN || node.getOpcode() > RETURN;
    };
  }

  private void write(AbstractInsnNode node) {
    switch (node) {
      case VarInsnNode access -> {
        if (access.getOpcode() == RET) {
          throw new Unreadable("a subroutine");
        }
        text.append(access.getOpcode()).append(" v").append(variable(access.var));
      }
      case IincInsnNode increment ->
          text.append(IINC)
              .append(" v")
              .append(variable(increment.var))
              .append(' ')
              .append(increment.incr);
      case JumpInsnNode jump -> {
        if (jump.getOpcode() == JSR) {
          throw new Unreadable("a subroutine");
        }
        text.append(jump.getOpcode()).append(' ');
        target(jump.label);
      }
      case TableSwitchInsnNode table -> {
        text.append(TABLESWITCH).append(' ').append(table.min).append(' ');
        targets(table.labels, table.dflt);
      }
      case LookupSwitchInsnNode lookup -> {
        text.append(LOOKUPSWITCH).append(' ').append(lookup.keys).append(' ');
        targets(lookup.labels, lookup.dflt);
      }
      default -> words.write(node, text);
    }
    handlers(node);
    text.append('\n');
  }

  private void targets(List<LabelNode> labels, LabelNode otherwise) {
    labels.forEach(this::target);
    target(otherwise);
  }

  /** Names a place: by where it is listed, or as the one that was met in this order. */
  private void target(LabelNode label) {
    AbstractInsnNode node = skip(label);
    if (node == null) {
      throw new Unreadable("a branch to nowhere");
    }
    Integer place = listed.get(node);
    if (place != null) {
      text.append('@').append(place).append(' ');
      return;
    }
    Integer announced = met.putIfAbsent(node, met.size());
    if (announced == null) {
      ahead.add(node);
    }
    text.append('>').append(met.get(node)).append(' ');
  }

  private void handlers(AbstractInsnNode node) {
    for (TryCatchBlockNode block : covering(node)) {
      text.append(" catch ").append(block.type == null ? "*" : words.name(block.type)).append(' ');
      target(block.handler);
    }
  }

  private List<TryCatchBlockNode> covering(AbstractInsnNode node) {
    List<TryCatchBlockNode> blocks = new ArrayList<>(0);
    int place = method.instructions.indexOf(node);
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (method.instructions.indexOf(block.start) <= place
          && place < method.instructions.indexOf(block.end)) {
        blocks.add(block);
      }
    }
    return blocks;
  }

  private int variable(int slot) {
    Integer name = variables.putIfAbsent(slot, variables.size());
    return name == null ? variables.size() - 1 : name;
  }
}

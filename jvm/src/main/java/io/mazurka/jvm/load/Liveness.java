package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Which local variables of a method may still be read, before each of its instructions.
 *
 * <p>The usual backward analysis, repeated until nothing changes. An instruction within reach of an
 * exception handler keeps alive what the handler reads, even if it writes it.
 */
public final class Liveness {

  private final InsnList instructions;
  private final BitSet[] live;
  private final BitSet[] handlers;

  /** Analyses a method. */
  public Liveness(MethodNode method) {
    instructions = method.instructions;
    live = new BitSet[instructions.size()];
    handlers = new BitSet[instructions.size()];
    for (int i = 0; i < live.length; i++) {
      live[i] = new BitSet();
    }
    method.tryCatchBlocks.forEach(this::addHandler);
    while (changes()) {
      // Each round carries what is live once more from the ends of loops to their heads.
    }
  }

  /** The slots that may still be read when the instruction is reached. */
  public BitSet before(AbstractInsnNode instruction) {
    return live[instructions.indexOf(instruction)];
  }

  private void addHandler(TryCatchBlockNode block) {
    int handler = instructions.indexOf(block.handler);
    int end = instructions.indexOf(block.end);
    for (int i = instructions.indexOf(block.start); i < end; i++) {
      if (handlers[i] == null) {
        handlers[i] = new BitSet();
      }
      handlers[i].set(handler);
    }
  }

  private boolean changes() {
    boolean changed = false;
    for (int i = live.length - 1; i >= 0; i--) {
      BitSet now = liveAfter(i);
      step(instructions.get(i), now);
      if (handlers[i] != null) {
        handlers[i].stream().forEach(handler -> now.or(live[handler]));
      }
      if (!now.equals(live[i])) {
        live[i] = now;
        changed = true;
      }
    }
    return changed;
  }

  private BitSet liveAfter(int index) {
    BitSet after = new BitSet();
    AbstractInsnNode instruction = instructions.get(index);
    switch (instruction) {
      case JumpInsnNode jump -> add(jump.label, after);
      case TableSwitchInsnNode table -> {
        add(table.dflt, after);
        table.labels.forEach(label -> add(label, after));
      }
      case LookupSwitchInsnNode lookup -> {
        add(lookup.dflt, after);
        lookup.labels.forEach(label -> add(label, after));
      }
      default -> {}
    }
    if (fallsThrough(instruction.getOpcode()) && index + 1 < live.length) {
      after.or(live[index + 1]);
    }
    return after;
  }

  private void add(LabelNode target, BitSet after) {
    after.or(live[instructions.indexOf(target)]);
  }

  private static boolean fallsThrough(int opcode) {
    return switch (opcode) {
      case GOTO, ATHROW, TABLESWITCH, LOOKUPSWITCH -> false;
      default -> opcode < IRETURN || opcode > RETURN;
    };
  }

  private static void step(AbstractInsnNode instruction, BitSet live) {
    switch (instruction) {
      case VarInsnNode variable -> live.set(variable.var, variable.getOpcode() <= ALOAD);
      case IincInsnNode increment -> live.set(increment.var);
      default -> {}
    }
  }
}

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
 *
 * <p>Of an array it makes a difference what is read: who asks for its length only does not see what
 * is in it.
 */
public final class Liveness {

  private final InsnList instructions;
  private final BitSet[] live;
  private final BitSet[] handlers;
  private final boolean countsLengths;

  /** Analyses a method. */
  public Liveness(MethodNode method) {
    this(method, true);
  }

  /** The same, but that to ask for the length of an array does not count as to read it. */
  public static Liveness beyondLengths(MethodNode method) {
    return new Liveness(method, false);
  }

  private Liveness(MethodNode method, boolean countsLengths) {
    this.countsLengths = countsLengths;
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

  private void step(AbstractInsnNode instruction, BitSet live) {
    switch (instruction) {
      case VarInsnNode variable when variable.getOpcode() > ALOAD -> live.clear(variable.var);
      case VarInsnNode variable when countsLengths || !asksForLength(variable) ->
          live.set(variable.var);
      case IincInsnNode increment -> live.set(increment.var);
      default -> {}
    }
  }

  private static boolean asksForLength(VarInsnNode load) {
    AbstractInsnNode next = load.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next != null && next.getOpcode() == ARRAYLENGTH;
  }
}

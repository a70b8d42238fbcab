package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Reports each time round a loop, with the live local variables where the runtime asks for them, so
 * that it can tell a thread that spins from one that gets on.
 *
 * <p>A loop head is the target of a backward branch. Its frame says which variables there are;
 * where there is no frame (before Java 6) or the operand stack is not empty, the head is passed
 * over.
 */
final class LoopHeads {

  private final Code code;
  private final InsnList instructions;

  private LoopHeads(Code code) {
    this.code = code;
    this.instructions = code.method.instructions;
  }

  static void report(Code code) {
    new LoopHeads(code).report();
  }

  private void report() {
    Set<FrameNode> heads = heads();
    if (heads.isEmpty()) {
      return;
    }
    Liveness liveness = new Liveness(code.method);
    Map<FrameNode, BitSet> live = new LinkedHashMap<>();
    heads.forEach(head -> live.put(head, liveness.before(head)));
    int activation = code.addLasting(INTEGER);
    live.forEach((head, slots) -> instructions.insert(head, atHead(head, slots, activation)));
    code.atStart(new Snippet().op(ICONST_0).store(Type.INT_TYPE, activation));
  }

  /** The frames at loop heads. */
  private Set<FrameNode> heads() {
    Set<FrameNode> heads = new LinkedHashSet<>();
    for (AbstractInsnNode node : instructions) {
      for (LabelNode target : targets(node)) {
        FrameNode frame =
            instructions.indexOf(target) < instructions.indexOf(node) ? frameAt(target) : null;
        if (frame != null && frame.stack.isEmpty()) {
          heads.add(frame);
        }
      }
    }
    return heads;
  }

  private static List<LabelNode> targets(AbstractInsnNode node) {
    return switch (node) {
      case JumpInsnNode jump -> List.of(jump.label);
      case TableSwitchInsnNode table -> with(table.labels, table.dflt);
      case LookupSwitchInsnNode lookup -> with(lookup.labels, lookup.dflt);
      default -> List.of();
    };
  }

  private static List<LabelNode> with(List<LabelNode> labels, LabelNode label) {
    List<LabelNode> all = new java.util.ArrayList<>(labels);
    all.add(label);
    return all;
  }

  private static @Nullable FrameNode frameAt(LabelNode label) {
    for (AbstractInsnNode node = label;
        node != null && node.getOpcode() < 0;
        node = node.getNext()) {
      if (node instanceof FrameNode frame) {
        return frame;
      }
    }
    return null;
  }

  private static int line(AbstractInsnNode head) {
    AbstractInsnNode after = head;
    while (after != null && after.getOpcode() < 0) {
      if (after instanceof LineNumberNode number) {
        return number.line;
      }
      after = after.getNext();
    }
    AbstractInsnNode before = head;
    while (before != null && !(before instanceof LineNumberNode)) {
      before = before.getPrevious();
    }
    return before instanceof LineNumberNode number ? number.line : 0;
  }

  private Snippet atHead(FrameNode head, BitSet live, int activation) {
    int site = code.siteAt(line(head), "", "", 0);
    LabelNode body = new LabelNode();
    Snippet report =
        new Snippet()
            .load(Type.INT_TYPE, activation)
            .push(site)
            .hook(Hook.LOOP)
            .store(Type.INT_TYPE, activation)
            .hook(Hook.COMPARING)
            .jump(IFEQ, body);
    for (int slot : inOrder(head, live)) {
      reportLocal(report, typeIn(head, slot), slot);
    }
    return report.push(site).hook(Hook.COMPARED).with(body).with(copy(head));
  }

  private static FrameNode copy(FrameNode frame) {
    return new FrameNode(F_NEW, frame.local.size(), frame.local.toArray(), 0, new Object[0]);
  }

  /**
   * The live variables in the order in which the code from the head on names them: the same for all
   * loops with the same code, whichever slots their variables have.
   */
  private Set<Integer> inOrder(FrameNode head, BitSet live) {
    Set<Integer> slots = new LinkedHashSet<>();
    addVariables(head, null, slots);
    addVariables(instructions.getFirst(), head, slots);
    slots.removeIf(slot -> !live.get(slot));
    return slots;
  }

  private static void addVariables(
      @Nullable AbstractInsnNode from, @Nullable AbstractInsnNode to, Set<Integer> slots) {
    for (AbstractInsnNode node = from; node != to && node != null; node = node.getNext()) {
      if (node instanceof VarInsnNode access) {
        slots.add(access.var);
      } else if (node instanceof IincInsnNode increment) {
        slots.add(increment.var);
      }
    }
  }

  private static Object typeIn(FrameNode head, int wanted) {
    int slot = 0;
    for (Object type : head.local) {
      if (slot == wanted) {
        return type;
      }
      slot += Code.size(type);
    }
    return TOP;
  }

  private static void reportLocal(Snippet report, Object type, int slot) {
    if (type.equals(INTEGER)) {
      report.load(Type.INT_TYPE, slot).hook(Hook.LOCAL_INT);
    } else if (type.equals(LONG)) {
      report.load(Type.LONG_TYPE, slot).hook(Hook.LOCAL_LONG);
    } else if (type.equals(FLOAT)) {
      report.load(Type.FLOAT_TYPE, slot).hook(Hook.LOCAL_FLOAT);
    } else if (type.equals(DOUBLE)) {
      report.load(Type.DOUBLE_TYPE, slot).hook(Hook.LOCAL_DOUBLE);
    } else if (type instanceof String) {
      report.load(Type.getObjectType(Hierarchy.OBJECT), slot).hook(Hook.LOCAL_REFERENCE);
    }
  }
}

package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A loop that does nothing but join the threads of an array, with an index or without, or of a
 * collection. In front of it the runtime is asked whether it can join all of them at once; if so
 * the loop is passed over.
 */
final class JoinLoop {

  private final MethodNode method;
  private final MethodInsnNode join;
  private final List<AbstractInsnNode> body = new ArrayList<>();
  private final BitSet written = new BitSet();
  private AbstractInsnNode at;

  private JoinLoop(MethodInsnNode join, MethodNode method) {
    this.method = method;
    this.join = join;
    this.at = join;
  }

  /** The loop around a call of join, or null if there is none of this sort. */
  static @Nullable JoinLoop around(MethodInsnNode join, MethodNode method) {
    JoinLoop array = new JoinLoop(join, method);
    if (array.matchesArray() && array.isClosed()) {
      return array;
    }
    JoinLoop iterator = new JoinLoop(join, method);
    return iterator.matchesIterator() && iterator.isClosed() ? iterator : null;
  }

  private boolean matchesArray() {
    matchElement();
    boolean element = back(AALOAD) && back(ILOAD) && variable() >= 0 && back(ALOAD);
    if (!element) {
      return false;
    }
    int index = ((VarInsnNode) body.get(body.size() - 2)).var;
    written.set(index);
    boolean head = back(IF_ICMPGE) && bound() && back(ILOAD) && variable() == index;
    AbstractInsnNode step = follow(join.getNext());
    return head
        && step instanceof IincInsnNode increment
        && increment.var == index
        && increment.incr == 1
        && follow(step.getNext()) == at;
  }

  private boolean matchesIterator() {
    matchElement();
    return back(INVOKEINTERFACE)
        && ((MethodInsnNode) at).name.equals("next")
        && back(ALOAD)
        && back(IFEQ)
        && back(INVOKEINTERFACE)
        && ((MethodInsnNode) at).name.equals("hasNext")
        && back(ALOAD)
        && variable() == ((VarInsnNode) body.get(body.size() - 4)).var
        && follow(join.getNext()) == at;
  }

  /** The thread may take a detour over a variable, and a cast. */
  private void matchElement() {
    if (back(ALOAD)) {
      int variable = variable();
      if (back(ASTORE) && variable() == variable) {
        written.set(variable);
      } else {
        at = join;
        body.clear();
      }
    }
    back(CHECKCAST);
  }

  /** The end of the loop: the length of an array, a variable, a constant. */
  private boolean bound() {
    return back(ARRAYLENGTH) ? back(ALOAD) : back(ILOAD) || back(BIPUSH) || back(SIPUSH) || small();
  }

  private boolean small() {
    for (int constant = ICONST_0; constant <= ICONST_5; constant++) {
      if (back(constant)) {
        return true;
      }
    }
    return false;
  }

  /** Goes back by one instruction if it is this one. */
  private boolean back(int opcode) {
    AbstractInsnNode node = at.getPrevious();
    while (node != null && node.getOpcode() < 0) {
      node = node.getPrevious();
    }
    if (node == null || node.getOpcode() != opcode) {
      return false;
    }
    at = node;
    body.add(node);
    return true;
  }

  private int variable() {
    return at instanceof VarInsnNode access ? access.var : -1;
  }

  /** The instruction that is run when this place is reached. */
  private static @Nullable AbstractInsnNode follow(@Nullable AbstractInsnNode from) {
    AbstractInsnNode node = from;
    for (int jumps = 0; node != null && jumps < 4; ) {
      if (node.getOpcode() == GOTO) {
        node = ((JumpInsnNode) node).label;
        jumps++;
      } else if (node.getOpcode() < 0) {
        node = node.getNext();
      } else {
        return node;
      }
    }
    return null;
  }

  /** Whether nobody else comes into the loop, and nobody needs what it leaves in variables. */
  private boolean isClosed() {
    Liveness liveness = new Liveness(method);
    return frameAt(at) != null
        && !liveness.before(end()).intersects(written)
        && handlers(join).equals(handlers(at))
        && handlers(at).stream()
            .noneMatch(block -> liveness.before(block.handler).intersects(written))
        && !isEntered();
  }

  /** The handlers that matter: joins are united only where nobody is interrupted. */
  private List<TryCatchBlockNode> handlers(AbstractInsnNode node) {
    return covering(method, node).stream()
        .filter(block -> !"java/lang/InterruptedException".equals(block.type))
        .toList();
  }

  private boolean isEntered() {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof JumpInsnNode jump) {
        AbstractInsnNode target = follow(jump.label);
        if (target == join || target != at && body.contains(target)) {
          return true;
        }
      }
    }
    return false;
  }

  private LabelNode end() {
    for (AbstractInsnNode node : body) {
      if (node instanceof JumpInsnNode exit) {
        return exit.label;
      }
    }
    throw new IllegalStateException("a loop without an end");
  }

  private static @Nullable FrameNode frameAt(AbstractInsnNode head) {
    for (AbstractInsnNode node = head.getPrevious();
        node != null && node.getOpcode() < 0;
        node = node.getPrevious()) {
      if (node instanceof FrameNode frame) {
        return frame;
      }
    }
    return null;
  }

  /** The handlers of exceptions for an instruction. */
  static List<TryCatchBlockNode> covering(MethodNode method, AbstractInsnNode node) {
    int place = method.instructions.indexOf(node);
    return method.tryCatchBlocks.stream()
        .filter(block -> method.instructions.indexOf(block.start) <= place)
        .filter(block -> place < method.instructions.indexOf(block.end))
        .toList();
  }

  /** Asks the runtime in front of the loop. */
  void unite(Code code, int site) {
    FrameNode frame = frameAt(at);
    if (frame == null) {
      throw new IllegalStateException("a loop without a frame");
    }
    LabelNode oneByOne = new LabelNode();
    Snippet question = new Snippet();
    arguments().forEach(argument -> question.add(argument.clone(Map.of())));
    question.hook(isOverArray() ? Hook.GATHER_ARRAY : Hook.GATHER_ITERATOR);
    question.jump(IFEQ, oneByOne).push(site).hook(Hook.JOIN_GATHERED).jump(GOTO, end());
    question.with(oneByOne);
    question.with(
        new FrameNode(
            F_NEW,
            frame.local.size(),
            frame.local.toArray(),
            frame.stack.size(),
            frame.stack.toArray()));
    code.before(at, question);
  }

  private boolean isOverArray() {
    return body.stream().anyMatch(node -> node.getOpcode() == AALOAD);
  }

  /** The array, the index and the end; or the iterator. */
  private List<AbstractInsnNode> arguments() {
    List<AbstractInsnNode> backwards = body.reversed();
    if (!isOverArray()) {
      return List.of(backwards.getFirst());
    }
    List<AbstractInsnNode> arguments = new ArrayList<>();
    int exit = 0;
    while (!(backwards.get(exit) instanceof JumpInsnNode)) {
      exit++;
    }
    arguments.add(backwards.get(exit + 1));
    arguments.addAll(backwards.subList(0, exit));
    return arguments;
  }
}

package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds threads that are joined one behind the other, in a loop or in a row, and lets the runtime
 * join them in one operation.
 */
final class Joins {

  private static final String JOIN = "join()V";
  private static final String THREAD = "java/lang/Thread";
  private static final int LONGEST = 100;

  private final Code code;
  private final Hierarchy hierarchy;

  private Joins(Code code, Hierarchy hierarchy) {
    this.code = code;
    this.hierarchy = hierarchy;
  }

  static void unite(Code code, Hierarchy hierarchy) {
    new Joins(code, hierarchy).unite();
  }

  private void unite() {
    List<MethodInsnNode> joins = new ArrayList<>();
    for (AbstractInsnNode node : code.method.instructions) {
      if (node instanceof MethodInsnNode call && isJoin(call)) {
        joins.add(call);
      }
    }
    Set<MethodInsnNode> done = new HashSet<>();
    for (MethodInsnNode join : joins) {
      JoinLoop loop = JoinLoop.around(join, code.method);
      if (loop != null) {
        loop.unite(code, site(join));
      } else if (done.add(join)) {
        uniteRow(join, done);
      }
    }
  }

  private boolean isJoin(MethodInsnNode call) {
    if (call.getOpcode() != INVOKEVIRTUAL || !(call.name + call.desc).equals(JOIN)) {
      return false;
    }
    JdkCall found = JdkCall.find(hierarchy, call.getOpcode(), call.owner, call.name, call.desc);
    return found != null && found.owner().equals(THREAD);
  }

  private int site(MethodInsnNode join) {
    AbstractInsnNode node = join;
    while (node != null && !(node instanceof LineNumberNode)) {
      node = node.getPrevious();
    }
    int line = node instanceof LineNumberNode number ? number.line : 0;
    return code.siteAt(line, THREAD, JOIN, 0);
  }

  /** Unites the joins of variables in a row, of which this is the first. */
  private void uniteRow(MethodInsnNode first, Set<MethodInsnNode> done) {
    List<MethodInsnNode> row = new ArrayList<>();
    AbstractInsnNode load = previous(first);
    MethodInsnNode join = isLoad(load) && next(load) == first ? first : null;
    while (join != null && row.size() < LONGEST) {
      row.add(join);
      join = following(join);
    }
    if (row.size() > 1) {
      replace(row, site(first));
      done.addAll(row);
    }
  }

  /** The join of another variable directly behind this one, or null. */
  private @Nullable MethodInsnNode following(MethodInsnNode join) {
    AbstractInsnNode load = next(join);
    AbstractInsnNode call = load != null && isLoad(load) ? next(load) : null;
    return call instanceof MethodInsnNode other
            && isJoin(other)
            && covering(other).equals(covering(join))
        ? other
        : null;
  }

  private void replace(List<MethodInsnNode> row, int site) {
    Snippet together = new Snippet().push(row.size()).type(ANEWARRAY, THREAD);
    for (int i = 0; i < row.size(); i++) {
      VarInsnNode load = (VarInsnNode) previous(row.get(i));
      together.op(DUP).push(i).load(Type.getObjectType(THREAD), load.var).op(AASTORE);
    }
    code.before(previous(row.getFirst()), together.push(site).hook(Hook.JOIN_THREADS));
    for (MethodInsnNode join : row) {
      code.method.instructions.remove(previous(join));
      code.method.instructions.remove(join);
    }
  }

  private static boolean isLoad(AbstractInsnNode node) {
    return node.getOpcode() == ALOAD;
  }

  /** The instruction before a call, which needs one: it has an operand. */
  private static AbstractInsnNode previous(AbstractInsnNode call) {
    AbstractInsnNode node = call.getPrevious();
    while (node.getOpcode() < 0) {
      node = node.getPrevious();
    }
    return node;
  }

  /** The next instruction, unless branches meet before it. */
  private @Nullable AbstractInsnNode next(AbstractInsnNode node) {
    AbstractInsnNode next = node.getNext();
    while (next != null && next.getOpcode() < 0) {
      if (next instanceof LabelNode label && isTarget(label)) {
        return null;
      }
      next = next.getNext();
    }
    return next;
  }

  private boolean isTarget(LabelNode label) {
    for (AbstractInsnNode node : code.method.instructions) {
      boolean jumps =
          switch (node) {
            case JumpInsnNode jump -> jump.label == label;
            case TableSwitchInsnNode table -> table.dflt == label || table.labels.contains(label);
            case LookupSwitchInsnNode lookup ->
                lookup.dflt == label || lookup.labels.contains(label);
            default -> false;
          };
      if (jumps) {
        return true;
      }
    }
    return code.method.tryCatchBlocks.stream().anyMatch(block -> block.handler == label);
  }

  private List<TryCatchBlockNode> covering(AbstractInsnNode node) {
    return JoinLoop.covering(code.method, node);
  }
}

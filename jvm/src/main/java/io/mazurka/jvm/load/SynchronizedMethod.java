package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Makes a synchronized method an ordinary one that enters the monitor first and leaves it once on
 * every way out. What leaves the monitor before a return is not covered by the handler that leaves
 * it after an exception.
 */
final class SynchronizedMethod {

  private static final Type REFERENCE = Type.getObjectType(Hierarchy.OBJECT);

  private final Code code;
  private final int lock;
  private final LabelNode handler = new LabelNode();
  private final List<TryCatchBlockNode> covered = new ArrayList<>();
  private LabelNode from = new LabelNode();

  private SynchronizedMethod(Code code) {
    this.code = code;
    this.lock = code.isStatic() ? -1 : code.addLasting(code.owner.name);
  }

  static void unwrap(Code code) {
    if ((code.method.access & ACC_SYNCHRONIZED) != 0) {
      code.method.access &= ~ACC_SYNCHRONIZED;
      new SynchronizedMethod(code).unwrap();
    }
  }

  private void unwrap() {
    Snippet enter = enter();
    code.method.instructions.insert(from);
    code.visit(this::leaveBeforeReturn);
    LabelNode end = new LabelNode();
    code.method.instructions.add(end);
    coverUntil(end);
    code.method.instructions.add(handlerCode());
    code.method.tryCatchBlocks.addAll(covered);
    code.atStart(enter);
  }

  private Snippet enter() {
    Snippet enter = new Snippet();
    if (!code.isStatic()) {
      enter.load(REFERENCE, 0).store(REFERENCE, lock);
    }
    return pushLock(enter).push(code.siteAt(firstLine(), "", "", 0)).hook(Hook.MONITOR_ENTER);
  }

  private int firstLine() {
    for (AbstractInsnNode node : code.method.instructions) {
      if (node instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }

  private Snippet pushLock(Snippet snippet) {
    return code.isStatic()
        ? snippet.push(Type.getObjectType(code.owner.name))
        : snippet.load(REFERENCE, lock);
  }

  private void leaveBeforeReturn(AbstractInsnNode instruction) {
    if (instruction.getOpcode() >= IRETURN && instruction.getOpcode() <= RETURN) {
      LabelNode end = new LabelNode();
      code.before(instruction, leave(new Snippet().with(end)));
      coverUntil(end);
      from = new LabelNode();
      code.method.instructions.insert(instruction, from);
    }
  }

  private Snippet leave(Snippet snippet) {
    return pushLock(snippet).push(code.site("", "", 0)).hook(Hook.MONITOR_EXIT);
  }

  private void coverUntil(LabelNode end) {
    for (AbstractInsnNode node = from; node != end; node = node.getNext()) {
      if (node.getOpcode() >= 0) {
        covered.add(new TryCatchBlockNode(from, end, handler, null));
        return;
      }
    }
  }

  private Snippet handlerCode() {
    Snippet snippet = new Snippet().with(handler);
    code.type.addFrame(snippet, "java/lang/Throwable");
    return leave(snippet).op(ATHROW);
  }
}

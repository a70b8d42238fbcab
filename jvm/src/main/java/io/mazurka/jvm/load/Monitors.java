package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Gives the monitors of synchronized blocks to Mazurka. */
final class Monitors {

  private final Code code;

  Monitors(Code code) {
    this.code = code;
  }

  void visit(AbstractInsnNode instruction) {
    switch (instruction.getOpcode()) {
      case MONITORENTER ->
          code.replace(instruction, new Snippet().push(site()).hook(Hook.MONITOR_ENTER));
      case MONITOREXIT ->
          code.replace(instruction, new Snippet().push(site()).hook(Hook.MONITOR_EXIT));
      default -> {}
    }
  }

  private int site() {
    return code.site("", "", 0);
  }

  /**
   * Takes away the handlers that cover themselves, which compilers add to a synchronized block for
   * an exception out of the release of the monitor: there is none, and the end of an execution must
   * not be caught there.
   */
  static void dropHandlersOfThemselves(MethodNode method) {
    method.tryCatchBlocks.removeIf(
        block -> block.type == null && block.start == block.handler && exitsMonitor(block));
  }

  private static boolean exitsMonitor(TryCatchBlockNode block) {
    for (AbstractInsnNode node = block.start; node != null && node != block.end; ) {
      if (node.getOpcode() == MONITOREXIT) {
        return true;
      }
      node = node.getNext();
    }
    return false;
  }
}

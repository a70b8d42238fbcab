package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The writes in array initialisers such as {@code {1, 2, x}}: the array has just been made, and is
 * known only on the operand stack. Large tables would otherwise outgrow what a method can hold.
 *
 * <p>An initialiser is a new array and then, again and again, what compilers make of an element:
 * the array duplicated, a constant index, a value of one instruction, the write. At the first
 * element that looks different the rest is taken for ordinary code.
 */
final class ArrayInitializers {

  private ArrayInitializers() {}

  static Set<AbstractInsnNode> in(MethodNode method) {
    Set<AbstractInsnNode> writes = new HashSet<>();
    for (AbstractInsnNode node : method.instructions) {
      if (node.getOpcode() == NEWARRAY || node.getOpcode() == ANEWARRAY) {
        addWrites(node, writes);
      }
    }
    return writes;
  }

  private static void addWrites(AbstractInsnNode newArray, Set<AbstractInsnNode> writes) {
    AbstractInsnNode write = element(newArray);
    while (write != null) {
      writes.add(write);
      write = element(write);
    }
  }

  /**
   * The last write of the initialiser of a new array; where it has none, the instruction itself.
   */
  static AbstractInsnNode last(AbstractInsnNode newArray) {
    AbstractInsnNode last = newArray;
    for (AbstractInsnNode write = element(last); write != null; write = element(last)) {
      last = write;
    }
    return last;
  }

  /** The write of the element that begins after the instruction, or null if none does. */
  private static @Nullable AbstractInsnNode element(AbstractInsnNode before) {
    AbstractInsnNode array = next(before);
    AbstractInsnNode index = next(array);
    AbstractInsnNode value = next(index);
    AbstractInsnNode write = next(value);
    return is(array, DUP, DUP)
            && is(index, ICONST_0, LDC)
            && is(value, ACONST_NULL, ALOAD)
            && is(write, IASTORE, SASTORE)
        ? write
        : null;
  }

  private static boolean is(@Nullable AbstractInsnNode node, int from, int to) {
    return node != null && node.getOpcode() >= from && node.getOpcode() <= to;
  }

  /** The next instruction, unless branches meet before it. */
  private static @Nullable AbstractInsnNode next(@Nullable AbstractInsnNode node) {
    AbstractInsnNode next = node == null ? null : node.getNext();
    while (next != null && next.getOpcode() < 0 && !(next instanceof FrameNode)) {
      next = next.getNext();
    }
    return next;
  }
}

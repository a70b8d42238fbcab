package io.mazurka.jvm.load;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Which constructor call belongs to which {@code new} instruction in a method.
 *
 * <p>Compilers nest them like brackets. Where they are not nested so, nothing is known of any of
 * them.
 */
final class Allocations {

  private final Map<MethodInsnNode, TypeInsnNode> origins = new HashMap<>();
  private final boolean known;
  private @Nullable MethodInsnNode superCall;

  Allocations(Code code) {
    known = match(code);
  }

  private boolean match(Code code) {
    Deque<TypeInsnNode> open = new ArrayDeque<>();
    for (AbstractInsnNode node : code.method.instructions) {
      if (node.getOpcode() == Opcodes.NEW) {
        open.push((TypeInsnNode) node);
      } else if (isConstructorCall(node) && !close((MethodInsnNode) node, open, code)) {
        return false;
      }
    }
    return open.isEmpty();
  }

  private boolean close(MethodInsnNode call, Deque<TypeInsnNode> open, Code code) {
    TypeInsnNode latest = open.peek();
    if (latest != null && latest.desc.equals(call.owner)) {
      origins.put(call, open.pop());
      return true;
    }
    boolean first = superCall == null;
    superCall = call;
    return code.isConstructor() && first;
  }

  static boolean isConstructorCall(AbstractInsnNode node) {
    return node.getOpcode() == Opcodes.INVOKESPECIAL
        && ((MethodInsnNode) node).name.equals("<init>");
  }

  /** The {@code new} whose object the call constructs, or null if it is not known. */
  @Nullable TypeInsnNode origin(MethodInsnNode constructorCall) {
    return known ? origins.get(constructorCall) : null;
  }

  /** The call {@code super(…)} or {@code this(…)} in a constructor, or null. */
  @Nullable MethodInsnNode superCall() {
    return superCall;
  }
}

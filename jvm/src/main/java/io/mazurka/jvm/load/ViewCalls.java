package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.DUP;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of JDK methods that give a view of the receiver: whoever uses the view uses the receiver. A
 * stream is a view of its source, and so is every stage of it.
 */
final class ViewCalls {

  private static final Type OBJECT = Type.getObjectType(Hierarchy.OBJECT);
  private static final String STREAMS = "java/util/stream/";

  private static final Set<String> VIEWS =
      Set.of(
          "descendingIterator",
          "descendingKeySet",
          "descendingMap",
          "descendingSet",
          "elements",
          "entrySet",
          "headMap",
          "headSet",
          "iterator",
          "keySet",
          "keys",
          "listIterator",
          "navigableKeySet",
          "reversed",
          "sequencedEntrySet",
          "sequencedKeySet",
          "sequencedValues",
          "spliterator",
          "stream",
          "subList",
          "subMap",
          "subSet",
          "tailMap",
          "tailSet",
          "values");

  private ViewCalls() {}

  static boolean givesView(JdkCall call) {
    return !call.isStatic()
        && !call.isConstructor()
        && call.owner().startsWith("java/util/")
        && (isStageOfStream(call)
            || VIEWS.contains(call.name())
                && Type.getReturnType(call.descriptor()).getSort() == Type.OBJECT);
  }

  /** Whether the call makes another stream of a stream, and looks at nothing yet. */
  static boolean isStageOfStream(JdkCall call) {
    return !call.isStatic()
        && call.owner().startsWith(STREAMS)
        && !call.owner().endsWith("$Builder")
        && Type.getReturnType(call.descriptor()).getDescriptor().startsWith("L" + STREAMS);
  }

  /**
   * Keeps the receiver, which is on top of the stack before the call, and ties the result to it.
   */
  static void tie(Code code, MethodInsnNode call, Snippet before, int slot) {
    before.op(DUP).store(OBJECT, slot);
    code.after(call, new Snippet().op(DUP).load(OBJECT, slot).hook(Hook.VIEW));
  }
}

package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Reports reads and writes of array elements, but for the first writes of array initialisers. */
final class ArrayAccesses {

  private static final Type REFERENCE = Type.getObjectType(Hierarchy.OBJECT);

  private final Code code;
  private final Set<AbstractInsnNode> initializers;

  ArrayAccesses(Code code) {
    this.code = code;
    this.initializers = ArrayInitializers.in(code.method);
  }

  void visit(AbstractInsnNode instruction) {
    if (!initializers.contains(instruction) && !code.type.takesSteps()) {
      report(instruction);
    }
  }

  private void report(AbstractInsnNode instruction) {
    switch (instruction.getOpcode()) {
      case IALOAD, LALOAD, FALOAD, DALOAD, AALOAD, BALOAD, CALOAD, SALOAD ->
          code.before(instruction, new Snippet().op(DUP2).push(site()).hook(Hook.READ_ARRAY));
      case IASTORE, FASTORE, BASTORE, CASTORE, SASTORE ->
          code.before(
              instruction,
              new Snippet().op(DUP_X2, POP, DUP2_X1).push(site()).hook(Hook.WRITE_ARRAY));
      case LASTORE, DASTORE ->
          code.before(
              instruction,
              new Snippet().op(DUP2_X2, POP2, DUP2_X2).push(site()).hook(Hook.WRITE_ARRAY));
      case AASTORE -> code.before(instruction, referenceStore());
      default -> {}
    }
  }

  private Snippet referenceStore() {
    int value = code.temporary();
    return new Snippet()
        .store(REFERENCE, value)
        .op(DUP2)
        .load(REFERENCE, value)
        .push(site())
        .hook(Hook.WRITE_ARRAY_REFERENCE)
        .load(REFERENCE, value);
  }

  private int site() {
    return code.site("", "", 0);
  }
}

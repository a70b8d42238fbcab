package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Gives the objects of a class a field for their number, and, where they would have the virtual
 * machine's hash code, one that is the same in every execution. Classes below inherit both.
 */
final class ObjectNumbers {

  private static final String TRACKED = "io/mazurka/jvm/runtime/Tracked";
  private static final int ADDED = ACC_PUBLIC | ACC_SYNTHETIC;
  private static final Type REFERENCE = Type.getObjectType(Hierarchy.OBJECT);

  private ObjectNumbers() {}

  static void add(ProgramClass type, Hierarchy hierarchy) {
    if (type.isInterface() || hierarchy.isProgram(type.node.superName)) {
      return;
    }
    addNumber(type.node);
    boolean declaresHash =
        hierarchy.superclasses(type.node.name).stream()
            .filter(name -> !name.equals(Hierarchy.OBJECT))
            .anyMatch(name -> declaresHash(hierarchy, name));
    if (!declaresHash) {
      addHash(type.node);
    }
  }

  private static boolean declaresHash(Hierarchy hierarchy, String name) {
    ClassSummary summary = hierarchy.find(name);
    return summary != null && summary.method("hashCode", "()I") != null;
  }

  private static void addNumber(ClassNode node) {
    node.interfaces.add(TRACKED);
    node.fields.add(new FieldNode(ADDED | ACC_TRANSIENT, Names.ID, "I", null, null));
    Snippet get = new Snippet().load(REFERENCE, 0).field(GETFIELD, node.name, Names.ID, "I");
    node.methods.add(ProgramClass.method(ADDED, Names.ID, "()I", get.op(IRETURN)));
    Snippet set = new Snippet().load(REFERENCE, 0).load(Type.INT_TYPE, 1);
    set.field(PUTFIELD, node.name, Names.ID, "I").op(RETURN);
    node.methods.add(ProgramClass.method(ADDED, Names.ID, "(I)V", set));
  }

  private static void addHash(ClassNode node) {
    Snippet hash = new Snippet().load(REFERENCE, 0).hook(Hook.IDENTITY_HASH).op(IRETURN);
    node.methods.add(ProgramClass.method(ADDED, "hashCode", "()I", hash));
  }
}

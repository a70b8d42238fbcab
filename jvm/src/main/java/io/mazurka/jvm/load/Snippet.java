package io.mazurka.jvm.load;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A piece of code, written instruction by instruction. */
final class Snippet extends InsnList {

  Snippet with(AbstractInsnNode instruction) {
    add(instruction);
    return this;
  }

  /** Instructions without an operand. */
  Snippet op(int... opcodes) {
    for (int opcode : opcodes) {
      add(new InsnNode(opcode));
    }
    return this;
  }

  Snippet hook(Hook hook) {
    return with(hook.call());
  }

  Snippet push(int value) {
    if (value >= -1 && value <= 5) {
      return op(Opcodes.ICONST_0 + value);
    }
    if (value == (byte) value) {
      return with(new IntInsnNode(Opcodes.BIPUSH, value));
    }
    if (value == (short) value) {
      return with(new IntInsnNode(Opcodes.SIPUSH, value));
    }
    return with(new LdcInsnNode(value));
  }

  /** Pushes a constant, or null. */
  Snippet push(@Nullable Object constant) {
    return constant == null ? op(Opcodes.ACONST_NULL) : with(new LdcInsnNode(constant));
  }

  /** Pushes the value that a field of this type has before anything is written to it. */
  Snippet pushDefault(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> op(Opcodes.LCONST_0);
      case Type.FLOAT -> op(Opcodes.FCONST_0);
      case Type.DOUBLE -> op(Opcodes.DCONST_0);
      case Type.ARRAY, Type.OBJECT -> op(Opcodes.ACONST_NULL);
      default -> op(Opcodes.ICONST_0);
    };
  }

  Snippet load(Type type, int slot) {
    return with(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), slot));
  }

  Snippet store(Type type, int slot) {
    return with(new VarInsnNode(type.getOpcode(Opcodes.ISTORE), slot));
  }

  /** Loads all of these, which lie one after the other from the slot on. */
  Snippet loadAll(Type[] types, int firstSlot) {
    int slot = firstSlot;
    for (Type type : types) {
      load(type, slot);
      slot += type.getSize();
    }
    return this;
  }

  /** Takes all of these from the stack, and lays them one after the other from the slot on. */
  Snippet storeAll(Type[] types, int firstSlot) {
    int slot = firstSlot + size(types);
    for (int i = types.length - 1; i >= 0; i--) {
      slot -= types[i].getSize();
      store(types[i], slot);
    }
    return this;
  }

  /** How many slots values of these types take. */
  static int size(Type[] types) {
    int size = 0;
    for (Type type : types) {
      size += type.getSize();
    }
    return size;
  }

  Snippet field(int opcode, String owner, String name, String descriptor) {
    return with(new FieldInsnNode(opcode, owner, name, descriptor));
  }

  Snippet invoke(int opcode, String owner, String name, String descriptor) {
    return with(
        new MethodInsnNode(opcode, owner, name, descriptor, opcode == Opcodes.INVOKEINTERFACE));
  }

  Snippet type(int opcode, String type) {
    return with(new TypeInsnNode(opcode, type));
  }

  Snippet jump(int opcode, LabelNode target) {
    return with(new JumpInsnNode(opcode, target));
  }

  /** Replaces the primitive value on the stack by its box; a reference stays as it is. */
  Snippet box(Type type) {
    if (type.getSort() >= Type.ARRAY) {
      return this;
    }
    String box = BOXES[type.getSort()];
    return invoke(
        Opcodes.INVOKESTATIC, box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";");
  }

  private static final String[] BOXES = {
    "java/lang/Void",
    "java/lang/Boolean",
    "java/lang/Character",
    "java/lang/Byte",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Float",
    "java/lang/Long",
    "java/lang/Double"
  };
}

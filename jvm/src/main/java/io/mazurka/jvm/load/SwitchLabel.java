package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;

/** One label of a pattern switch. */
sealed interface SwitchLabel {

  /** Goes to {@code otherwise} unless the value in the slot has this label. */
  void test(Snippet code, int slot, LabelNode otherwise);

  /**
   * The label that a bootstrap argument stands for, or null if it is of another kind.
   *
   * @param enumType the static type of the value
   */
  static @Nullable SwitchLabel of(Object argument, String enumType, boolean ofEnum) {
    return switch (argument) {
      case Type type -> new TypeLabel(type.getInternalName());
      case String name when ofEnum -> new EnumLabel(enumType, name);
      case String text -> new TextLabel(text);
      case ConstantDynamic constant -> enumLabel(constant);
      default -> null;
    };
  }

  /** An {@code EnumDesc}: the result of EnumDesc.of(ClassDesc.of(type), name). */
  private static @Nullable SwitchLabel enumLabel(ConstantDynamic constant) {
    if (constant.getBootstrapMethodArgumentCount() != 3
        || !constant.getDescriptor().equals("Ljava/lang/Enum$EnumDesc;")
        || !(constant.getBootstrapMethodArgument(1) instanceof ConstantDynamic type)
        || type.getBootstrapMethodArgumentCount() != 2
        || !(type.getBootstrapMethodArgument(1) instanceof String className)
        || !(constant.getBootstrapMethodArgument(2) instanceof String name)) {
      return null;
    }
    return new EnumLabel(className.replace('.', '/'), name);
  }

  /** Objects of a type. */
  record TypeLabel(String type) implements SwitchLabel {
    @Override
    public void test(Snippet code, int slot, LabelNode otherwise) {
      code.load(REFERENCE, slot).type(INSTANCEOF, type).jump(IFEQ, otherwise);
    }
  }

  /** A constant of an enum, told by its name. */
  record EnumLabel(String type, String name) implements SwitchLabel {
    @Override
    public void test(Snippet code, int slot, LabelNode otherwise) {
      Object constantName = name;
      code.load(REFERENCE, slot).type(INSTANCEOF, type).jump(IFEQ, otherwise);
      code.load(REFERENCE, slot).type(CHECKCAST, "java/lang/Enum");
      code.invoke(INVOKEVIRTUAL, "java/lang/Enum", "name", "()Ljava/lang/String;");
      code.push(constantName).invoke(INVOKEVIRTUAL, "java/lang/String", "equals", EQUALS);
      code.jump(IFEQ, otherwise);
    }
  }

  /** A string. */
  record TextLabel(String text) implements SwitchLabel {
    @Override
    public void test(Snippet code, int slot, LabelNode otherwise) {
      Object constant = text;
      code.push(constant).load(REFERENCE, slot);
      code.invoke(INVOKEVIRTUAL, "java/lang/String", "equals", EQUALS).jump(IFEQ, otherwise);
    }
  }

  Type REFERENCE = Type.getObjectType(Hierarchy.OBJECT);
  String EQUALS = "(Ljava/lang/Object;)Z";
}

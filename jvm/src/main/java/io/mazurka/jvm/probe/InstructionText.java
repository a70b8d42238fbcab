package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Site;
import io.mazurka.jvm.runtime.Sites;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Instructions as text: all that they do, but for variables and branches. The number of a site,
 * which instrumented code hands to hooks and models, is replaced by what the site says, without the
 * place in the source.
 */
final class InstructionText {

  private static final String RUNTIME = "io/mazurka/jvm/runtime/";
  private static final String MODEL = "io/mazurka/jvm/model/";

  private final UnaryOperator<String> names;
  private final LocalMethods locals;

  /** Methods that are known by their code rather than by their names. */
  interface LocalMethods {

    /** The code of the method as text, or null if it has to be known by its name. */
    @Nullable String text(String owner, String name, String descriptor);
  }

  /**
   * A way to write.
   *
   * @param names what a class is called, by its internal name
   */
  InstructionText(UnaryOperator<String> names, LocalMethods locals) {
    this.names = names;
    this.locals = locals;
  }

  String name(String internalName) {
    return internalName.startsWith("[")
        ? type(Type.getType(internalName))
        : names.apply(internalName);
  }

  String type(Type type) {
    return switch (type.getSort()) {
      case Type.OBJECT -> "L" + names.apply(type.getInternalName()) + ";";
      case Type.ARRAY -> "[".repeat(type.getDimensions()) + type(type.getElementType());
      case Type.METHOD -> descriptor(type.getDescriptor());
      default -> type.getDescriptor();
    };
  }

  private String descriptor(String descriptor) {
    StringBuilder text = new StringBuilder("(");
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      text.append(type(argument));
    }
    return text.append(')').append(type(Type.getReturnType(descriptor))).toString();
  }

  void write(AbstractInsnNode node, StringBuilder text) {
    if (isSite(node)) {
      text.append(site(Sites.get(number(node))));
      return;
    }
    text.append(node.getOpcode()).append(' ');
    switch (node) {
      case FieldInsnNode access ->
          text.append(name(access.owner))
              .append('.')
              .append(access.name)
              .append(' ')
              .append(type(Type.getType(access.desc)));
      case MethodInsnNode call -> text.append(method(call.owner, call.name, call.desc));
      case InvokeDynamicInsnNode dynamic -> write(dynamic, text);
      case TypeInsnNode type -> text.append(name(type.desc));
      case MultiANewArrayInsnNode array ->
          text.append(name(array.desc)).append(' ').append(array.dims);
      case IntInsnNode constant -> text.append(constant.operand);
      case LdcInsnNode constant -> text.append(constant(constant.cst));
      case InsnNode _ -> {}
      default -> throw new Unreadable("instruction " + node.getOpcode());
    }
  }

  /** Whether a number is pushed that tells a hook or model where it is called. */
  private static boolean isSite(AbstractInsnNode node) {
    return number(node) >= 0
        && node.getNext() instanceof MethodInsnNode call
        && call.getOpcode() == Opcodes.INVOKESTATIC
        && (call.owner.startsWith(RUNTIME) || call.owner.startsWith(MODEL))
        && call.desc.contains("I)");
  }

  /** The number that an instruction pushes, or -1 if it does not push one from 0 on. */
  private static int number(AbstractInsnNode node) {
    return switch (node) {
      case IntInsnNode push when push.getOpcode() != Opcodes.NEWARRAY -> push.operand;
      case LdcInsnNode push when push.cst instanceof Integer number -> number;
      case InsnNode push
          when push.getOpcode() >= Opcodes.ICONST_0 && push.getOpcode() <= Opcodes.ICONST_5 ->
          push.getOpcode() - Opcodes.ICONST_0;
      default -> -1;
    };
  }

  private String site(Site site) {
    String owner = site.owner().isEmpty() ? "" : name(site.owner());
    return "site " + owner + "." + site.member() + " " + site.flags();
  }

  private void write(InvokeDynamicInsnNode dynamic, StringBuilder text) {
    text.append(dynamic.name).append(descriptor(dynamic.desc)).append(handle(dynamic.bsm));
    for (Object argument : dynamic.bsmArgs) {
      text.append(' ').append(constant(argument));
    }
  }

  private String method(String owner, String name, String descriptor) {
    String code = locals.text(owner, name, descriptor);
    String how = code == null ? name(owner) + "." + name : "{" + code + "}";
    return how + descriptor(descriptor);
  }

  private String handle(Handle handle) {
    String what =
        handle.getTag() < Opcodes.H_INVOKEVIRTUAL
            ? name(handle.getOwner()) + "." + handle.getName()
            : method(handle.getOwner(), handle.getName(), handle.getDesc());
    return "<" + handle.getTag() + " " + what + ">";
  }

  private String constant(Object constant) {
    return switch (constant) {
      case Type type -> "type " + type(type);
      case Handle handle -> handle(handle);
      case String text -> "text " + text.length() + " " + text;
      case ConstantDynamic dynamic -> throw new Unreadable("the constant " + dynamic);
      default -> constant.getClass().getSimpleName() + " " + constant;
    };
  }
}

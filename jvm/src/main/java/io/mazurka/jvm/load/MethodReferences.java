package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.Arrays;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Gives references to JDK methods, such as {@code Thread::start}, and to constructors code of their
 * own: the reference becomes one to a new method of the class that contains the plain call,
 * transformed like any other. Its name tells in which method the reference is written.
 *
 * <p>A constructor is called by code whose frames can be read, as the new object is in no other
 * place while the constructor runs.
 */
final class MethodReferences {

  private final Code code;
  private final Hierarchy hierarchy;
  private final Rules rules;

  MethodReferences(Code code, Hierarchy hierarchy, Rules rules) {
    this.code = code;
    this.hierarchy = hierarchy;
    this.rules = rules;
  }

  void visit(InvokeDynamicInsnNode instruction) {
    for (int i = 0; i < instruction.bsmArgs.length; i++) {
      if (instruction.bsmArgs[i] instanceof Handle handle
          && (handle.getTag() == H_NEWINVOKESPECIAL || isTransformed(handle))) {
        instruction.bsmArgs[i] = bridge(handle, receiver(instruction, handle));
      }
    }
  }

  private boolean isTransformed(Handle handle) {
    if (handle.getTag() < H_INVOKEVIRTUAL) {
      return false;
    }
    JdkCall call =
        JdkCall.find(
            hierarchy, opcode(handle), handle.getOwner(), handle.getName(), handle.getDesc());
    return call == null
        ? hierarchy.lacking(handle.getOwner(), handle.getName(), handle.getDesc()) != null
        : rules.concern(call) || VarHandleBridge.serves(call, hierarchy);
  }

  private static int opcode(Handle handle) {
    return switch (handle.getTag()) {
      case H_INVOKEVIRTUAL -> INVOKEVIRTUAL;
      case H_INVOKEINTERFACE -> INVOKEINTERFACE;
      case H_INVOKESTATIC -> INVOKESTATIC;
      default -> INVOKESPECIAL;
    };
  }

  /**
   * The type of what the method is called on. Where the reference holds it already it may be a
   * subclass of the method's own class; and what a static method takes over must be of the very
   * type.
   */
  private static String receiver(InvokeDynamicInsnNode instruction, Handle handle) {
    Type[] held = Type.getArgumentTypes(instruction.desc);
    return held.length > 0 ? held[0].getDescriptor() : "L" + handle.getOwner() + ";";
  }

  private Handle bridge(Handle handle, String receiver) {
    String name = code.type.bridgeName("ref") + "$" + code.method.name.replace("<init>", "new");
    String descriptor = descriptor(handle, receiver);
    Snippet body = body(handle, Type.getArgumentTypes(descriptor));
    body.op(Type.getReturnType(descriptor).getOpcode(IRETURN));
    code.type.add(ProgramClass.bridge(name, descriptor, code.line(), body));
    return new Handle(H_INVOKESTATIC, code.owner.name, name, descriptor, code.type.isInterface());
  }

  private static String descriptor(Handle handle, String receiver) {
    return switch (handle.getTag()) {
      case H_INVOKESTATIC -> handle.getDesc();
      case H_NEWINVOKESPECIAL ->
          handle.getDesc().substring(0, handle.getDesc().length() - 1)
              + "L"
              + handle.getOwner()
              + ";";
      default -> "(" + receiver + handle.getDesc().substring(1);
    };
  }

  private static Snippet body(Handle handle, Type[] arguments) {
    Snippet body = new Snippet();
    if (handle.getTag() == H_NEWINVOKESPECIAL) {
      body.type(NEW, handle.getOwner()).op(DUP);
    }
    return loadAll(body, handle, arguments)
        .with(
            new MethodInsnNode(
                opcode(handle),
                handle.getOwner(),
                handle.getName(),
                handle.getDesc(),
                handle.isInterface()));
  }

  /**
   * Loads the arguments; a receiver of a subclass as what the method takes, so that the subclass
   * need not be there to tell that it is one.
   */
  private static Snippet loadAll(Snippet body, Handle handle, Type[] arguments) {
    if (arguments.length == 0 || arguments[0].getSort() != Type.OBJECT || !hasReceiver(handle)) {
      return body.loadAll(arguments, 0);
    }
    body.load(arguments[0], 0);
    if (!arguments[0].getInternalName().equals(handle.getOwner())) {
      body.type(CHECKCAST, handle.getOwner());
    }
    return body.loadAll(Arrays.copyOfRange(arguments, 1, arguments.length), 1);
  }

  private static boolean hasReceiver(Handle handle) {
    return handle.getTag() != H_INVOKESTATIC && handle.getTag() != H_NEWINVOKESPECIAL;
  }
}

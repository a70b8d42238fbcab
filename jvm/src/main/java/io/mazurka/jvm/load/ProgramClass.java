package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A class of the program while it is transformed. */
final class ProgramClass {

  final ClassNode node = new ClassNode();
  private final List<MethodNode> finished = new ArrayList<>();
  private int bridges;

  ProgramClass(ClassReader reader) {
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    // Class constants are needed, which exist since Java 5. An older class is just as well one of
    // Java 5, but for a flag that its interfaces may have.
    node.version = Math.max(node.version & 0xFFFF, V1_5);
    if (isInterface()) {
      node.access &= ~ACC_SUPER;
    }
  }

  boolean isInterface() {
    return (node.access & ACC_INTERFACE) != 0;
  }

  /** Whether its variables need not be reported, as it takes steps by itself. */
  boolean takesSteps() {
    return Copies.takesSteps(node.name);
  }

  /** Whether it is a copy of a JDK class, which knows what it does where accesses race. */
  boolean isCopy() {
    return Copies.isCopy(node.name);
  }

  /** Whether frames are part of the class file, as from Java 6 on. */
  boolean hasFrames() {
    return node.version >= V1_6;
  }

  /** Whether an interface of this version can have static methods. */
  boolean allowsMethodsInInterfaces() {
    return node.version >= V1_8;
  }

  /** Adds a frame without variables where the class needs one. */
  void addFrame(Snippet code, Object... stack) {
    if (hasFrames()) {
      code.with(new FrameNode(F_NEW, 0, new Object[0], stack.length, stack));
    }
  }

  /** A name for a new method. */
  String bridgeName(String purpose) {
    return Names.PREFIX + purpose + "$" + bridges++;
  }

  /** A method of Mazurka's own, which takes no part in the transformation. */
  static MethodNode method(int access, String name, String descriptor, Snippet code) {
    MethodNode method = new MethodNode(access | ACC_SYNTHETIC, name, descriptor, null, null);
    method.instructions = code;
    return method;
  }

  /** A static method for use within its class, whose code is all from one source line. */
  static MethodNode bridge(String name, String descriptor, int line, Snippet code) {
    if (line > 0) {
      LabelNode start = new LabelNode();
      code.insert(new LineNumberNode(line, start));
      code.insert(start);
    }
    MethodNode bridge = method(ACC_PRIVATE | ACC_STATIC, name, descriptor, code);
    bridge.maxLocals = Snippet.size(Type.getArgumentTypes(descriptor));
    return bridge;
  }

  MethodInsnNode callBridge(String name, String descriptor) {
    return new MethodInsnNode(INVOKESTATIC, node.name, name, descriptor, isInterface());
  }

  /** Adds a method that is to be transformed like one of the program. */
  void add(MethodNode method) {
    node.methods.add(method);
  }

  /** Adds a method that stays as it is. */
  void addFinished(MethodNode method) {
    finished.add(method);
  }

  /** Puts the finished methods with the transformed ones. */
  void finish() {
    node.methods.addAll(finished);
  }
}

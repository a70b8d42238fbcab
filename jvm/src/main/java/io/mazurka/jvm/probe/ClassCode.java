package io.mazurka.jvm.probe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods of a class file, with the places of their instructions. */
final class ClassCode {

  private final ClassNode node;
  private final Map<String, MethodCode> methods = new HashMap<>();

  ClassCode(byte[] classFile) {
    List<List<Integer>> offsets = new ArrayList<>();
    node =
        new ClassNode(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            offsets.add(new ArrayList<>());
            return super.visitMethod(access, name, descriptor, signature, exceptions);
          }
        };
    ClassReader reader =
        new ClassReader(classFile) {
          @Override
          protected void readBytecodeInstructionOffset(int offset) {
            offsets.getLast().add(offset);
          }
        };
    reader.accept(node, ClassReader.SKIP_FRAMES);
    for (int i = 0; i < node.methods.size(); i++) {
      MethodNode method = node.methods.get(i);
      int[] places = offsets.get(i).stream().mapToInt(Integer::intValue).toArray();
      methods.put(method.name + method.desc, new MethodCode(node.name, method, places));
    }
  }

  ClassNode node() {
    return node;
  }

  @Nullable MethodCode method(String name, String descriptor) {
    return methods.get(name + descriptor);
  }
}

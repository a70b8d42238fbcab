package io.mazurka.jvm.load;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a class file says about a class, without its code. */
final class ClassSummary {

  static final String CLASS_INITIALIZER = "<clinit>";

  final String name;
  final @Nullable String superName;
  final List<String> interfaces;
  final int access;

  /** Whether the class belongs to the program, not to the JDK. */
  final boolean program;

  private final Map<String, Member> fields = new HashMap<>();
  private final Map<String, Member> methods = new HashMap<>();
  private boolean initialized;
  private boolean defaultMethods;

  private ClassSummary(ClassReader reader, boolean program) {
    name = reader.getClassName();
    superName = reader.getSuperName();
    interfaces = List.of(reader.getInterfaces());
    access = reader.getAccess();
    this.program = program;
  }

  static ClassSummary read(byte[] classFile, boolean program) {
    ClassReader reader = new ClassReader(classFile);
    ClassSummary summary = new ClassSummary(reader, program);
    reader.accept(
        summary.new Collector(),
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return summary;
  }

  boolean isInterface() {
    return (access & Opcodes.ACC_INTERFACE) != 0;
  }

  boolean isPublic() {
    return (access & Opcodes.ACC_PUBLIC) != 0;
  }

  /** Whether the class has a static initialiser of its own, or static fields to set back. */
  boolean hasStaticState() {
    return initialized;
  }

  /** Whether the interface declares a method that is neither abstract nor static. */
  boolean hasDefaultMethods() {
    return defaultMethods;
  }

  @Nullable Member field(String fieldName, String descriptor) {
    return fields.get(fieldName + ':' + descriptor);
  }

  @Nullable Member method(String methodName, String descriptor) {
    return methods.get(methodName + descriptor);
  }

  /** Whether there is a method of that name whose descriptor begins so. */
  boolean hasMethod(String methodName, String descriptorStart) {
    String start = methodName + descriptorStart;
    return methods.keySet().stream().anyMatch(method -> method.startsWith(start));
  }

  private final class Collector extends ClassVisitor {

    Collector() {
      super(Opcodes.ASM9);
    }

    @Override
    public @Nullable FieldVisitor visitField(
        int flags,
        String field,
        String descriptor,
        @Nullable String signature,
        @Nullable Object value) {
      int constant = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
      boolean isConstant = value != null && (flags & constant) == constant;
      initialized |= (flags & Opcodes.ACC_STATIC) != 0 && !isConstant;
      fields.put(field + ':' + descriptor, new Member(name, field, descriptor, flags, isConstant));
      return null;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int flags,
        String method,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      methods.put(method + descriptor, new Member(name, method, descriptor, flags, false));
      initialized |= method.equals(CLASS_INITIALIZER);
      defaultMethods |= (flags & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0;
      return null;
    }
  }
}

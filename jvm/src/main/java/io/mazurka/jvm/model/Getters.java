package io.mazurka.jvm.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Methods of JDK classes that only look at their object, as their code shows: it stores nothing,
 * and calls nothing but such methods of the same object's class and those of texts and numbers.
 * They take no objects, into which they would look as well.
 */
final class Getters {

  /** How far calls are followed. */
  private static final int DEPTH = 4;

  private static final List<String> NAMES = List.of("get", "has", "is");

  private static final Set<String> VALUES =
      Set.of(
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Double",
          "java/lang/Float",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Math",
          "java/lang/Short",
          "java/lang/String");

  private final Class<?> type;

  private Getters(Class<?> type) {
    this.type = type;
  }

  /** Whether the method, as objects of this class have it, is one; others are not looked at. */
  static boolean isOne(Class<?> type, String name, String desc) {
    return NAMES.stream().anyMatch(name::startsWith)
        && new Getters(type).looksOnly(name, MethodTypeDesc.ofDescriptor(desc), DEPTH);
  }

  private boolean looksOnly(String name, MethodTypeDesc desc, int depth) {
    return depth > 0
        && desc.parameterList().stream().allMatch(Getters::isValue)
        && find(name, desc)
            .flatMap(MethodModel::code)
            .filter(code -> looksOnly(code, depth))
            .isPresent();
  }

  private static boolean isValue(ClassDesc parameter) {
    return parameter.isPrimitive() || parameter.descriptorString().equals("Ljava/lang/String;");
  }

  private boolean looksOnly(CodeModel code, int depth) {
    for (CodeElement element : code) {
      boolean looks =
          switch (element) {
            case FieldInstruction field ->
                field.opcode() == Opcode.GETFIELD || field.opcode() == Opcode.GETSTATIC;
            case InvokeInstruction call -> isOfValue(call) || isOfSame(call, depth);
            case ArrayStoreInstruction _, InvokeDynamicInstruction _, MonitorInstruction _ -> false;
            default -> true;
          };
      if (!looks) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOfValue(InvokeInstruction call) {
    return VALUES.contains(call.owner().asInternalName())
        && call.typeSymbol().parameterList().stream().noneMatch(ClassDesc::isArray);
  }

  private boolean isOfSame(InvokeInstruction call, int depth) {
    return Jdk.upwards(type).stream()
            .anyMatch(above -> Jdk.internalName(above).equals(call.owner().asInternalName()))
        && looksOnly(call.name().stringValue(), call.typeSymbol(), depth - 1);
  }

  /** The method's code, in the class or above it; others may wait for their turn. */
  private Optional<MethodModel> find(String name, MethodTypeDesc desc) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      Optional<MethodModel> found =
          read(c).methods().stream()
              .filter(method ->
                  method.methodName().equalsString(name) && method.methodTypeSymbol().equals(desc))
              .findFirst();
      if (found.isPresent()) {
        return found.filter(method -> !method.flags().has(AccessFlag.SYNCHRONIZED));
      }
    }
    return Optional.empty();
  }

  private static ClassModel read(Class<?> type) {
    String name = Jdk.internalName(type) + ".class";
    try (InputStream in = type.getModule().getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the JDK has no " + name);
      }
      return ClassFile.of().parse(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("the JDK's own " + name, e);
    }
  }
}

package io.mazurka.jvm.probe;

import static org.objectweb.asm.Opcodes.*;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Classes that are the same but for their names, as two that were written by copying one. Threads
 * that run their code can be symmetric.
 *
 * <p>Classes count as the same only if nothing can tell their objects apart: no code asks for their
 * names or looks at stack traces, tests an object for them, catches them, makes arrays of them or
 * declares a method that takes them; and they have no static state. Records never do, as their
 * texts show the names of their classes.
 */
final class ClassGroups {

  private final Map<String, ClassNode> classes;
  private final Set<String> told = new HashSet<>();
  private final Map<String, String> representatives = new HashMap<>();

  ClassGroups(Usage usage) {
    classes = usage.classes();
    if (!usage.observes(Observation.CLASSES) && !usage.observes(Observation.TRACES)) {
      classes.values().forEach(this::findTold);
      Map<String, String> first = new HashMap<>();
      for (ClassNode type : new TreeMap<>(classes).values()) {
        if (!told.contains(type.name) && isPlain(type)) {
          String same = first.putIfAbsent(form(type), type.name);
          if (same != null) {
            representatives.put(type.name, same);
            representatives.put(same, same);
          }
        }
      }
    }
  }

  /** Whether every class is like no other. */
  boolean areNone() {
    return representatives.isEmpty();
  }

  /** The class, by internal name, that stands for this one and its likes. */
  String representative(String name) {
    return representatives.getOrDefault(name, name);
  }

  private static boolean isPlain(ClassNode type) {
    return (type.access & (ACC_INTERFACE | ACC_ENUM | ACC_ABSTRACT | ACC_RECORD)) == 0
        && type.fields.stream().noneMatch(field -> (field.access & ACC_STATIC) != 0)
        && type.methods.stream().allMatch(ClassGroups::isPlain);
  }

  private static boolean isPlain(MethodNode method) {
    return (method.access & ACC_NATIVE) == 0
        && ((method.access & ACC_STATIC) == 0 || (method.access & ACC_SYNTHETIC) != 0);
  }

  /** Notes the classes that this one can tell from others. */
  private void findTold(ClassNode type) {
    tell(type.superName);
    type.interfaces.forEach(this::tell);
    for (MethodNode method : type.methods) {
      tellTypes(type, Type.getMethodType(method.desc));
      for (TryCatchBlockNode block : method.tryCatchBlocks) {
        tell(block.type);
      }
      for (AbstractInsnNode node : method.instructions) {
        findTold(type, node);
      }
    }
  }

  private void findTold(ClassNode type, AbstractInsnNode node) {
    switch (node) {
      case TypeInsnNode use when use.getOpcode() != NEW -> tellTypes(type, object(use.desc));
      case MultiANewArrayInsnNode array -> tellTypes(type, object(array.desc));
      case LdcInsnNode constant when constant.cst instanceof Type used -> tellTypes(null, used);
      case InvokeDynamicInsnNode dynamic -> {
        for (Object argument : dynamic.bsmArgs) {
          if (argument instanceof Handle handle && !handle.getOwner().equals(type.name)) {
            tell(handle.getOwner());
          }
        }
      }
      case MethodInsnNode call
          when call.getOpcode() == INVOKESTATIC && !call.owner.equals(type.name) ->
          tell(call.owner);
      case FieldInsnNode access when access.getOpcode() <= PUTSTATIC -> tell(access.owner);
      default -> {}
    }
  }

  private static Type object(String internalName) {
    return Type.getObjectType(internalName);
  }

  private void tellTypes(@Nullable ClassNode within, Type type) {
    switch (type.getSort()) {
      case Type.METHOD -> {
        for (Type argument : type.getArgumentTypes()) {
          tellTypes(within, argument);
        }
      }
      case Type.ARRAY -> tellTypes(null, type.getElementType());
      case Type.OBJECT -> {
        if (within == null || !within.name.equals(type.getInternalName())) {
          tell(type.getInternalName());
        }
      }
      default -> {}
    }
  }

  private void tell(@Nullable String name) {
    if (name != null) {
      told.add(name);
    }
  }

  /** All that a class is, but for its name. */
  private static String form(ClassNode type) {
    InstructionText words =
        new InstructionText(
            name -> name.equals(type.name) ? "this class" : name, (_, _, _) -> null);
    StringBuilder text = new StringBuilder();
    text.append(type.access).append(type.superName).append(type.interfaces).append('\n');
    for (FieldNode field : type.fields) {
      text.append(field.access).append(field.name).append(words.type(Type.getType(field.desc)));
    }
    List<MethodNode> methods =
        type.methods.stream()
            .sorted(Comparator.comparing(method -> method.name + method.desc))
            .toList();
    for (MethodNode method : methods) {
      text.append('\n').append(method.access).append(method.name);
      text.append(words.type(Type.getMethodType(method.desc))).append('\n');
      text.append(ResidualCode.of(method, words).text());
    }
    return text.toString();
  }
}

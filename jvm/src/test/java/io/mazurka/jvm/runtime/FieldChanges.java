package io.mazurka.jvm.runtime;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Which fields change after the objects that have them were constructed, as the JDK's code shows:
 * they are assigned, or what they hold is, an array or a collection, by methods that are no part of
 * the construction and have not just made the object themselves.
 */
final class FieldChanges {

  /** Methods by which collections and the like are changed. */
  private static final Set<String> CHANGING =
      Set.of(
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "append",
          "clear",
          "computeIfAbsent",
          "fill",
          "insert",
          "next",
          "nextElement",
          "offer",
          "poll",
          "pop",
          "push",
          "put",
          "putAll",
          "putIfAbsent",
          "remove",
          "reset",
          "set",
          "setLength",
          "update");

  /** Methods that make an object as constructors do. */
  private static final Set<String> MAKING = Set.of("clone", "readExternal", "readObject");

  private final JdkImage image;
  private final Set<String> fields;
  private final Map<String, Set<String>> found = new TreeMap<>();

  private FieldChanges(JdkImage image, Set<String> fields) {
    this.image = image;
    this.fields = fields;
  }

  /** Those of these fields that change, with the methods that change them. */
  static Map<String, Set<String>> of(JdkImage image, Set<String> fields) {
    FieldChanges changes = new FieldChanges(image, fields);
    image.classes().forEach(changes::read);
    return changes.found;
  }

  private void read(ClassNode type) {
    Set<String> constructing = null;
    for (MethodNode method : type.methods) {
      if (!method.name.equals("<clinit>") && !MAKING.contains(method.name) && mayChange(method)) {
        constructing = constructing == null ? constructing(type) : constructing;
        read(type, method, constructing.contains(method.name + method.desc));
      }
    }
  }

  private boolean mayChange(MethodNode method) {
    boolean changes = false;
    boolean concerns = false;
    for (AbstractInsnNode instruction : method.instructions) {
      int opcode = instruction.getOpcode();
      changes |= opcode == PUTFIELD || isStore(opcode) || isChanging(instruction);
      concerns |= instruction instanceof FieldInsnNode access && fields.contains(name(access));
    }
    return changes && concerns;
  }

  private static boolean isStore(int opcode) {
    return opcode >= IASTORE && opcode <= SASTORE;
  }

  private static boolean isChanging(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call && CHANGING.contains(call.name);
  }

  private String name(FieldInsnNode access) {
    return image.field(access.owner, access.name);
  }

  /** Constructors, and private methods that only these call. */
  private static Set<String> constructing(ClassNode type) {
    Map<String, Set<String>> callers = new HashMap<>();
    Set<String> constructing = new HashSet<>();
    for (MethodNode method : type.methods) {
      String caller = method.name + method.desc;
      if (method.name.equals("<init>")) {
        constructing.add(caller);
      }
      if ((method.access & ACC_PRIVATE) != 0) {
        callers.computeIfAbsent(caller, name -> new HashSet<>());
      }
    }
    for (MethodNode method : type.methods) {
      for (AbstractInsnNode instruction : method.instructions) {
        addCaller(callers, instruction, method.name + method.desc);
      }
    }
    while (callers.entrySet().stream()
        .filter(entry -> !entry.getValue().isEmpty())
        .filter(entry -> constructing.containsAll(entry.getValue()))
        .map(entry -> constructing.add(entry.getKey()))
        .reduce(false, Boolean::logicalOr)) {
      // Those that were found may be the callers of others.
    }
    return constructing;
  }

  private static void addCaller(
      Map<String, Set<String>> callers, AbstractInsnNode instruction, String caller) {
    if (instruction instanceof MethodInsnNode call) {
      addCaller(callers, call.name + call.desc, caller);
    } else if (instruction instanceof InvokeDynamicInsnNode lambda) {
      for (Object argument : lambda.bsmArgs) {
        if (argument instanceof Handle handle) {
          addCaller(callers, handle.getName() + handle.getDesc(), "a function");
        }
      }
    }
  }

  private static void addCaller(Map<String, Set<String>> callers, String called, String caller) {
    Set<String> known = callers.get(called);
    if (known != null) {
      known.add(caller);
    }
  }

  private void read(ClassNode type, MethodNode method, boolean constructs) {
    Frame<SourceValue>[] frames = frames(type, method);
    String where = type.name.substring(type.name.lastIndexOf('/') + 1) + "." + method.name;
    for (int i = 0; i < frames.length; i++) {
      AbstractInsnNode instruction = method.instructions.get(i);
      Frame<SourceValue> frame = frames[i];
      if (frame == null) {
        continue;
      }
      if (instruction.getOpcode() == PUTFIELD) {
        SourceValue object = below(frame, 1);
        if (!(constructs && isOwn(object)) && !isNew(object)) {
          add((FieldInsnNode) instruction, where);
        }
      } else if (!constructs && isStore(instruction.getOpcode())) {
        changed(below(frame, 2), where);
      } else if (!constructs && isChanging(instruction)) {
        MethodInsnNode call = (MethodInsnNode) instruction;
        int first =
            Type.getArgumentTypes(call.desc).length - (call.getOpcode() == INVOKESTATIC ? 1 : 0);
        changed(below(frame, first), where);
      }
    }
  }

  private static Frame<SourceValue>[] frames(ClassNode type, MethodNode method) {
    try {
      return new Analyzer<>(new Whence()).analyze(type.name, method);
    } catch (AnalyzerException e) {
      throw new IllegalStateException(type.name + "." + method.name, e);
    }
  }

  private static SourceValue below(Frame<SourceValue> frame, int count) {
    return frame.getStack(frame.getStackSize() - 1 - count);
  }

  /** What a field holds is changed. */
  private void changed(SourceValue value, String where) {
    for (AbstractInsnNode source : value.insns) {
      if (source.getOpcode() == GETFIELD) {
        add((FieldInsnNode) source, where);
      }
    }
  }

  private void add(FieldInsnNode access, String where) {
    String name = name(access);
    if (fields.contains(name)) {
      found.computeIfAbsent(name, field -> new TreeSet<>()).add(where);
    }
  }

  private static boolean isOwn(SourceValue value) {
    return value.insns.size() == 1 && value.insns.contains(Whence.THIS);
  }

  private static boolean isNew(SourceValue value) {
    return !value.insns.isEmpty() && value.insns.stream().allMatch(FieldChanges::makes);
  }

  private static boolean makes(AbstractInsnNode source) {
    return source.getOpcode() == NEW
        || source instanceof MethodInsnNode call && call.name.equals("clone");
  }

  /** Where a value came from, through copies and casts. */
  private static final class Whence extends SourceInterpreter {

    static final AbstractInsnNode THIS = new InsnNode(NOP);

    Whence() {
      super(ASM9);
    }

    @Override
    public SourceValue newParameterValue(boolean isInstance, int local, Type type) {
      return isInstance && local == 0
          ? new SourceValue(1, THIS)
          : super.newParameterValue(isInstance, local, type);
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
      return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode instruction, SourceValue value) {
      return instruction.getOpcode() == CHECKCAST
          ? value
          : super.unaryOperation(instruction, value);
    }
  }
}

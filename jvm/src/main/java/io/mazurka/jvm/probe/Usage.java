package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.ProgramLoader;
import io.mazurka.jvm.runtime.CopiedNames;
import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * What the code of a program can look at, by its class files: all that its first classes refer to,
 * directly or not, loaded or not. What no code can look at distinguishes no states: a field that is
 * only ever written, the name of a thread that nobody asks for.
 *
 * <p>A class that is referred to counts with all of its methods, but for {@code Executors}, of
 * which those count that are called: whoever makes one kind of pool does not look at what all
 * others do.
 */
final class Usage {

  private static final String FACTORY = CopiedNames.PREFIX + "java/util/concurrent/Executors";

  private final ProgramLoader loader;
  private final Map<String, ClassNode> classes = new HashMap<>();
  private final ArrayDeque<ClassNode> ahead = new ArrayDeque<>();
  private final Set<String> readFields = new HashSet<>();
  private final Set<String> calledMethods = new HashSet<>();
  private final Set<MethodNode> scannedFactories = new HashSet<>();
  private final Set<Observation> observations = EnumSet.noneOf(Observation.class);

  private Usage(ProgramLoader loader) {
    this.loader = loader;
  }

  /** Follows the references from the classes on that are loaded. */
  static Usage of(ProgramLoader loader) {
    Usage usage = new Usage(loader);
    loader.loaded().forEach(name -> usage.refer(name.replace('.', '/')));
    do {
      for (ClassNode type = usage.ahead.poll(); type != null; type = usage.ahead.poll()) {
        usage.scan(type);
      }
    } while (usage.scanCalledFactories());
    return usage;
  }

  /** Whether the program can observe this. */
  boolean observes(Observation what) {
    return observations.contains(what);
  }

  /** Whether some code may read a field of a class of the program, given by name and type. */
  boolean reads(String name, String descriptor) {
    return observes(Observation.ANY_FIELD) || readFields.contains(name + descriptor);
  }

  /** Makes sure that a class is one whose uses are known. */
  void check(Class<?> type) {
    String name = type.getName().replace('.', '/');
    int added = name.indexOf("$mazurka$");
    if (!classes.containsKey(added < 0 ? name : name.substring(0, added))) {
      throw new Unreadable("the class " + name + ", which no code refers to");
    }
  }

  /** The classes of the program as they are before transformation, by internal name. */
  Map<String, ClassNode> classes() {
    return classes;
  }

  private void refer(String internalName) {
    String name = internalName;
    if (name.startsWith("[")) {
      Type element = Type.getType(name).getElementType();
      if (element.getSort() != Type.OBJECT) {
        return;
      }
      name = element.getInternalName();
    }
    if (!classes.containsKey(name)) {
      ClassReader reader = loader.original(name);
      if (reader != null) {
        ClassNode node = new ClassNode();
        reader.accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        classes.put(name, node);
        ahead.add(node);
      }
    }
  }

  private void scan(ClassNode type) {
    if (type.superName != null) {
      refer(type.superName);
    }
    type.interfaces.forEach(this::refer);
    if (!type.name.equals(FACTORY)) {
      type.methods.forEach(this::scan);
    }
  }

  /** Goes through the factories that are called by now; returns whether there was a new one. */
  private boolean scanCalledFactories() {
    ClassNode factory = classes.get(FACTORY);
    boolean found = false;
    for (MethodNode method : factory == null ? List.<MethodNode>of() : factory.methods) {
      if (calledMethods.contains(method.name) && scannedFactories.add(method)) {
        scan(method);
        found = true;
      }
    }
    return found;
  }

  private void scan(MethodNode method) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type != null) {
        refer(block.type);
      }
    }
    for (AbstractInsnNode node : method.instructions) {
      scan(node);
    }
  }

  private void scan(AbstractInsnNode node) {
    switch (node) {
      case FieldInsnNode access -> {
        refer(access.owner);
        if (access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.GETSTATIC) {
          readFields.add(access.name + access.desc);
        }
      }
      case MethodInsnNode call -> call(call.owner, call.name, call.desc);
      case TypeInsnNode type -> refer(type.desc);
      case MultiANewArrayInsnNode array -> refer(array.desc);
      case LdcInsnNode constant -> constant(constant.cst);
      case InvokeDynamicInsnNode dynamic -> {
        Observation.ofText(dynamic, observations);
        constant(dynamic.bsm);
        for (Object argument : dynamic.bsmArgs) {
          constant(argument);
        }
      }
      default -> {}
    }
  }

  private void call(String owner, String name, String descriptor) {
    refer(owner);
    calledMethods.add(name);
    Observation.of(owner, name, descriptor, observations);
  }

  private void constant(Object constant) {
    switch (constant) {
      case Type type when type.getSort() >= Type.ARRAY && type.getSort() != Type.METHOD ->
          refer(type.getInternalName());
      case Handle handle when handle.getTag() < Opcodes.H_INVOKEVIRTUAL -> {
        refer(handle.getOwner());
        readFields.add(handle.getName() + handle.getDesc());
      }
      case Handle handle -> call(handle.getOwner(), handle.getName(), handle.getDesc());
      default -> {}
    }
  }
}

package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.ProgramLoader;
import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.objectweb.asm.ConstantDynamic;
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
 * What the code of a program can look at, by its class files: all that the methods it begins with
 * refer to, directly or not, loaded or not. What no code can look at distinguishes no states: a
 * field that is only ever written, the name of a thread that nobody asks for.
 *
 * <p>Of a class that is referred to, those methods count that {@link CallableMethods} says can be
 * called. Assertions of test libraries are not followed: see {@link PlainAssertions}. A program
 * that can look at everything, as by reflection, is not followed any further.
 */
final class Usage {

  private final OriginalClasses originals;
  private final Map<String, ClassNode> classes = new HashMap<>();
  private final ArrayDeque<String> ahead = new ArrayDeque<>();
  private final CallableMethods callable;
  private final PlainTexts texts;
  private final PlainHashes hashes;
  private final Set<String> readFields = new HashSet<>();
  private final Set<Observation> observations = EnumSet.noneOf(Observation.class);
  private boolean hashesSilently;

  private Usage(ProgramLoader loader, Set<String> entries) {
    this.originals = new OriginalClasses(loader);
    this.callable = new CallableMethods(loader, entries);
    this.texts = new PlainTexts(originals);
    this.hashes = new PlainHashes(originals);
  }

  /**
   * Follows the references from the classes on that are loaded.
   *
   * @param entries the names of the methods that the program begins with
   */
  static Usage of(ProgramLoader loader, Set<String> entries) {
    Usage usage = new Usage(loader, entries);
    loader.loaded().forEach(name -> usage.refer(name.replace('.', '/')));
    usage.follow();
    if (usage.observes(Observation.KEYS) && usage.hashesSilently) {
      Observation.ofIdentity(usage.observations);
    }
    return usage;
  }

  private void follow() {
    while (!observesAll()) {
      String name = ahead.poll();
      if (name != null) {
        read(name);
        continue;
      }
      if (observes(Observation.ANY_FIELD)) {
        callable.addAll(); // Who finds fields by their names may find methods so.
      }
      MethodNode method = callable.poll();
      if (method == null) {
        return;
      }
      scan(method);
    }
  }

  /** Whether no more can come to light, so that the rest need not be followed. */
  private boolean observesAll() {
    return observations.size() == Observation.values().length;
  }

  /** Whether the program can observe this. */
  boolean observes(Observation what) {
    return observations.contains(what);
  }

  /**
   * Whether the program can see identity hash codes only of objects that tell when they are asked
   * for it, so that it sees none until one does.
   */
  boolean isToldOfHashes() {
    return observes(Observation.KEYS) && !observes(Observation.HASHES);
  }

  /** An object was asked for its identity hash code. */
  void toldOfHash() {
    Observation.ofIdentity(observations);
  }

  /** Whether some code may read a field of a class of the program, given by name and type. */
  boolean reads(String name, String descriptor) {
    return observes(Observation.ANY_FIELD) || readFields.contains(name + descriptor);
  }

  /** Makes sure that a class is one whose uses are known. */
  void check(Class<?> type) {
    String name = type.getName().replace('.', '/');
    int added = name.indexOf("$mazurka$");
    if (!observesAll() && !classes.containsKey(added < 0 ? name : name.substring(0, added))) {
      throw new Unreadable("the class " + name + ", which no code refers to");
    }
  }

  /** Makes sure that a method is one whose code was followed. */
  void check(Class<?> type, String method, String descriptor) {
    check(type);
    if (!observesAll()
        && callable.isWaiting(type.getName().replace('.', '/'), method, descriptor)) {
      throw new Unreadable("the method " + method + " of " + type + ", which no code calls");
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
      ahead.add(name);
    }
  }

  private void read(String name) {
    ClassNode type = classes.containsKey(name) ? null : originals.find(name);
    if (type == null) {
      return;
    }
    classes.put(name, type);
    hashesSilently |= hashes.isTableOfItsOwn(type);
    if (type.superName != null) {
      refer(type.superName);
    }
    type.interfaces.forEach(this::refer);
    callable.add(type);
  }

  private void scan(MethodNode method) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type != null) {
        refer(block.type);
      }
    }
    OperandTypes operands = new OperandTypes(method);
    for (AbstractInsnNode node : method.instructions) {
      scan(node, operands);
    }
  }

  private void scan(AbstractInsnNode node, OperandTypes operands) {
    switch (node) {
      case FieldInsnNode access -> {
        refer(access.owner);
        if (access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.GETSTATIC) {
          readFields.add(access.name + access.desc);
        }
      }
      case MethodInsnNode call -> {
        call(call.owner, call.name, call.desc, () -> operands.of(call));
        if (!hashes.areWatched(call.owner, call.name, call.desc)) {
          hash(call.owner, call.name, call.desc, () -> operands.of(call));
        }
      }
      case TypeInsnNode type -> refer(type.desc);
      case MultiANewArrayInsnNode array -> refer(array.desc);
      case LdcInsnNode constant -> constant(constant.cst);
      case InvokeDynamicInsnNode dynamic -> {
        if (!texts.areJoined(dynamic)) {
          Observation.ofAnyText(observations);
        }
        bootstrap(dynamic.bsm, dynamic.bsmArgs);
      }
      default -> {}
    }
  }

  private void bootstrap(Handle method, Object... arguments) {
    constant(method);
    for (Object argument : arguments) {
      constant(argument);
    }
  }

  private void call(String owner, String name, String descriptor, Supplier<List<Type>> given) {
    if (PlainAssertions.contain(owner, name)) {
      return;
    }
    refer(owner);
    callable.call(name, descriptor);
    Observation.of(owner, name, descriptor, observations);
    if (!texts.areMade(owner, name, descriptor, given)) {
      Observation.ofAnyText(observations);
    }
  }

  private void hash(String owner, String name, String descriptor, Supplier<List<Type>> given) {
    hashesSilently = hashesSilently || !hashes.areTaken(owner, name, descriptor, given);
  }

  private void constant(Object constant) {
    switch (constant) {
      case Type type when type.getSort() >= Type.ARRAY && type.getSort() != Type.METHOD ->
          refer(type.getInternalName());
      case Handle handle when handle.getTag() < Opcodes.H_INVOKEVIRTUAL -> {
        refer(handle.getOwner());
        readFields.add(handle.getName() + handle.getDesc());
      }
      case Handle handle -> {
        Supplier<List<Type>> given = () -> OperandTypes.declared(handle.getDesc());
        call(handle.getOwner(), handle.getName(), handle.getDesc(), given);
        hash(handle.getOwner(), handle.getName(), handle.getDesc(), given);
      }
      case ConstantDynamic dynamic -> {
        Object[] arguments = new Object[dynamic.getBootstrapMethodArgumentCount()];
        for (int i = 0; i < arguments.length; i++) {
          arguments[i] = dynamic.getBootstrapMethodArgument(i);
        }
        bootstrap(dynamic.getBootstrapMethod(), arguments);
      }
      default -> {}
    }
  }
}

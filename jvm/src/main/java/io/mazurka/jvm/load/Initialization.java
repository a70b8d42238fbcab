package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Takes the initialisation of a class out of the hands of the virtual machine, so that it happens
 * again in every execution and can be suspended.
 *
 * <p>The static initialiser becomes an ordinary static method. Static fields that are not constants
 * lose {@code final}, and a method sets all of them back. Static methods, constructors and those
 * who touch static fields from elsewhere ask first whether the class is ready. The fields of an
 * interface, which must be final, move to a class of their own.
 */
final class Initialization {

  private static final int ADDED = ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC;

  private final ProgramClass type;
  private final Hierarchy hierarchy;
  private final boolean needed;
  private final @Nullable ClassNode statics;

  Initialization(ProgramClass type, Hierarchy hierarchy) {
    this.type = type;
    this.hierarchy = hierarchy;
    this.needed = hierarchy.needsInitialization(type.node.name);
    this.statics = needed && type.isInterface() ? newStatics() : null;
  }

  private ClassNode newStatics() {
    ClassNode node = new ClassNode();
    node.version = type.node.version;
    node.access = ACC_PUBLIC | ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;
    node.name = Names.statics(type.node.name);
    node.superName = Hierarchy.OBJECT;
    node.sourceFile = type.node.sourceFile;
    return node;
  }

  /** The class that holds the static fields of this interface, or null if there is none. */
  @Nullable ClassNode statics() {
    return statics;
  }

  private ClassNode holder() {
    return statics != null ? statics : type.node;
  }

  /** Turns the static initialiser into a method, before the methods are transformed. */
  void renameInitializer() {
    for (MethodNode method : type.node.methods) {
      if (method.name.equals(ClassSummary.CLASS_INITIALIZER)) {
        method.name = Names.INITIALIZER;
        method.access = ADDED;
      }
    }
  }

  /** Adds what initialisation needs, after the methods have been transformed. */
  void complete() {
    if (!needed) {
      return;
    }
    if (statics != null) {
      moveTo(statics);
    }
    holder().fields.stream()
        .filter(Initialization::changes)
        .forEach(field -> field.access &= ~ACC_FINAL);
    holder().methods.add(resetMethod());
    holder().methods.add(initializeMethod());
    holder().fields.add(new FieldNode(ADDED, Names.READY, "Z", null, null));
  }

  private void moveTo(ClassNode to) {
    for (Iterator<FieldNode> fields = type.node.fields.iterator(); fields.hasNext(); ) {
      FieldNode field = fields.next();
      if (changes(field)) {
        to.fields.add(field);
        fields.remove();
      }
    }
    if (!type.allowsMethodsInInterfaces()) {
      type.node.methods.stream()
          .filter(method -> method.name.equals(Names.INITIALIZER))
          .forEach(to.methods::add);
      type.node.methods.removeAll(to.methods);
    }
  }

  private static boolean changes(FieldNode field) {
    boolean isConstant = (field.access & ACC_FINAL) != 0 && field.value != null;
    return (field.access & ACC_STATIC) != 0 && !isConstant;
  }

  private MethodNode resetMethod() {
    Snippet code = new Snippet();
    for (FieldNode field : holder().fields) {
      if (changes(field)) {
        Type fieldType = Type.getType(field.desc);
        if (field.value == null) {
          code.pushDefault(fieldType);
        } else {
          code.push(field.value);
        }
        code.field(PUTSTATIC, holder().name, field.name, field.desc);
      }
    }
    code.op(ICONST_0).field(PUTSTATIC, holder().name, Names.READY, "Z").op(RETURN);
    return ProgramClass.method(ADDED, Names.RESET, "()V", code);
  }

  private MethodNode initializeMethod() {
    LabelNode ready = new LabelNode();
    Snippet code =
        new Snippet()
            .field(GETSTATIC, holder().name, Names.READY, "Z")
            .jump(IFNE, ready)
            .push(Type.getObjectType(holder().name))
            .hook(Hook.INITIALIZE)
            .with(ready);
    type.addFrame(code);
    return ProgramClass.method(ADDED, Names.INITIALIZE, "()V", code.op(RETURN));
  }

  /** Has the class initialised when one of its static methods or constructors is entered. */
  void checkAtEntry(Code code) {
    String name = code.method.name;
    boolean enters = code.isStatic() || code.isConstructor() || touchesOwnStatics(code);
    if (needed && !Names.isAdded(name) && enters) {
      code.atStart(callInitialize(holder().name));
    }
  }

  /** An instance may be in other hands before the initialiser that made it has ended. */
  private boolean touchesOwnStatics(Code code) {
    for (AbstractInsnNode node : code.method.instructions) {
      if (node instanceof FieldInsnNode access
          && (access.getOpcode() == GETSTATIC || access.getOpcode() == PUTSTATIC)
          && access.owner.equals(type.node.name)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What has a class initialised before a static field of it is touched or an object of it made;
   * nothing where it must have been initialised already.
   *
   * @param via the class by whose name the code refers to it
   */
  Snippet check(String className, String via) {
    if (!hierarchy.needsInitialization(className)
        || hierarchy.superclasses(type.node.name).contains(className)) {
      return new Snippet();
    }
    ClassSummary summary = hierarchy.find(className);
    if (summary != null && summary.isInterface()) {
      return callInitialize(Names.statics(className));
    }
    return callInitialize(isAccessible(className) ? className : via);
  }

  private boolean isAccessible(String className) {
    ClassSummary summary = hierarchy.find(className);
    return (summary != null && summary.isPublic())
        || packageOf(className).equals(packageOf(type.node.name));
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }

  private static Snippet callInitialize(String holder) {
    return new Snippet().invoke(INVOKESTATIC, holder, Names.INITIALIZE, "()V");
  }

  /** The field as it is after transformation: where an interface declares it, it has moved. */
  Member stored(Member field) {
    ClassSummary owner = hierarchy.find(field.owner());
    boolean moved = owner != null && owner.isInterface() && owner.program && !field.constant();
    return moved
        ? new Member(
            Names.statics(field.owner()), field.name(), field.descriptor(), field.access(), false)
        : field;
  }
}

package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.ACC_ABSTRACT;
import static org.objectweb.asm.Opcodes.ACC_NATIVE;
import static org.objectweb.asm.Opcodes.NEW;

import io.mazurka.program.ProgramException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Makes the classes of a program report to {@link io.mazurka.jvm.runtime.Hooks} what they are about
 * to do.
 *
 * <p>Frames are carried over from the class file and kept right, never computed anew: no knowledge
 * about classes that may be missing is needed, and classes older than frames stay without.
 */
final class Transformer {

  private final Hierarchy hierarchy;
  private final Rules rules;

  Transformer(Hierarchy hierarchy, Rules rules) {
    this.hierarchy = hierarchy;
    this.rules = rules;
  }

  Transformed transform(ClassFile file) {
    ClassReader reader = file.reader();
    try {
      return transform(new ProgramClass(reader));
    } catch (MethodTooLargeException e) {
      throw tooLarge(
          "The method %s.%s%s".formatted(file.name(), e.getMethodName(), e.getDescriptor()), e);
    } catch (ClassTooLargeException e) {
      throw tooLarge("The class " + file.name(), e);
    } catch (ProgramException e) {
      throw e;
    } catch (RuntimeException e) {
      throw file.damaged(e);
    }
  }

  private static ProgramException tooLarge(String what, RuntimeException cause) {
    return new ProgramException(
        what.replace('/', '.')
            + " is too large for a class file once it reports what it does. Split it, or keep it out of the program under test.",
        cause);
  }

  private Transformed transform(ProgramClass type) {
    Initialization initialization = new Initialization(type, hierarchy);
    initialization.renameInitializer();
    if (!type.isCopy()) {
      new Finalizers(hierarchy).rename(type.node);
    }
    for (int i = 0; i < type.node.methods.size(); i++) { // bridges are added on the way
      transform(type, type.node.methods.get(i), initialization);
    }
    type.finish();
    initialization.complete();
    rules
        .replacement(type.node.superName)
        .ifPresentOrElse(
            standIn -> type.node.superName = standIn, () -> ObjectNumbers.add(type, hierarchy));
    ClassNode statics = initialization.statics();
    return new Transformed(write(type.node), statics == null ? null : write(statics));
  }

  private void transform(ProgramClass type, MethodNode method, Initialization initialization) {
    if ((method.access & (ACC_ABSTRACT | ACC_NATIVE)) != 0) {
      return;
    }
    Code code = new Code(type, method);
    Monitors.dropHandlersOfThemselves(method);
    SynchronizedMethod.unwrap(code);
    Joins.unite(code, hierarchy);
    LoopHeads.report(code);
    if (rules.allocationsAreSteps() && !type.isCopy()) {
      code.visit(new AllocationSteps(code)::visit);
    }
    code.visit(new Instructions(code, initialization)::visit);
    initialization.checkAtEntry(code);
    code.finish();
  }

  /** Hands each instruction to those whom it concerns. */
  private final class Instructions {

    private final FieldAccesses fields;
    private final ArrayAccesses arrays;
    private final Monitors monitors;
    private final Calls calls;
    private final MethodReferences references;
    private final PatternSwitches switches;
    private final ShowingCalls showing;

    Instructions(Code code, Initialization initialization) {
      fields = new FieldAccesses(code, hierarchy, initialization);
      arrays = new ArrayAccesses(code);
      monitors = new Monitors(code);
      calls = new Calls(code, hierarchy, rules, initialization);
      references = new MethodReferences(code, hierarchy, rules);
      switches = new PatternSwitches(code);
      showing = new ShowingCalls(code);
    }

    void visit(AbstractInsnNode instruction) {
      switch (instruction) {
        case FieldInsnNode access -> fields.visit(access);
        case MethodInsnNode call -> calls.visit(call);
        case InvokeDynamicInsnNode dynamic -> {
          references.visit(dynamic);
          switches.visit(dynamic);
          showing.visit(dynamic);
        }
        case TypeInsnNode type when type.getOpcode() == NEW -> calls.visitNew(type);
        case InsnNode simple -> {
          arrays.visit(simple);
          monitors.visit(simple);
        }
        default -> {}
      }
    }
  }

  private static byte[] write(ClassNode node) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }
}

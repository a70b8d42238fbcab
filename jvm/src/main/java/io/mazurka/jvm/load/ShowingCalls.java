package io.mazurka.jvm.load;

import io.mazurka.jvm.model.Walks;
import io.mazurka.jvm.runtime.Site;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * Code that the JDK makes for the program and that turns objects into text, hashes or compares
 * them: the concatenation of strings, and the methods that records have by themselves.
 */
final class ShowingCalls {

  private static final String CONCATENATION = "java/lang/invoke/StringConcatFactory";
  private static final String METHODS_OF_RECORDS = "java/lang/runtime/ObjectMethods";

  private static final Type OBJECT = Type.getObjectType(Hierarchy.OBJECT);

  private final Code code;

  ShowingCalls(Code code) {
    this.code = code;
  }

  void visit(InvokeDynamicInsnNode instruction) {
    if (code.type.takesSteps()) {
      return;
    }
    switch (instruction.bsm.getOwner()) {
      case CONCATENATION -> {
        goThrough(instruction);
        report(instruction, Hook.SHOWN);
      }
      case METHODS_OF_RECORDS -> report(instruction, Hook.SHOWN_RECORD);
      default -> {}
    }
  }

  /** Puts texts in the place of weakly consistent collections, so that these are made in steps. */
  private void goThrough(InvokeDynamicInsnNode instruction) {
    Type[] arguments = Type.getArgumentTypes(instruction.desc);
    Type[] shown = arguments.clone();
    Snippet texts = new Snippet().storeAll(arguments, code.temporary());
    int slot = code.temporary();
    boolean any = false;
    for (int i = 0; i < arguments.length; i++) {
      if (Walks.canHold(arguments[i].getDescriptor())) {
        any = true;
        shown[i] = OBJECT;
        texts.load(OBJECT, slot).push(site(instruction)).hook(Hook.TEXT).store(OBJECT, slot);
      }
      slot += arguments[i].getSize();
    }
    if (any) {
      code.before(instruction, texts.loadAll(arguments, code.temporary()));
      instruction.desc = Type.getMethodDescriptor(Type.getReturnType(instruction.desc), shown);
    }
  }

  private void report(InvokeDynamicInsnNode instruction, Hook shown) {
    Type[] arguments = Type.getArgumentTypes(instruction.desc);
    Snippet report = new Snippet().storeAll(arguments, code.temporary());
    boolean shows = false;
    int slot = code.temporary();
    for (Type argument : arguments) {
      if (argument.getSort() == Type.OBJECT
          && !argument.getInternalName().equals("java/lang/String")) {
        report.load(argument, slot).hook(shown);
        shows = true;
      }
      slot += argument.getSize();
    }
    if (shows) {
      report.push(site(instruction)).hook(Hook.SHOW);
      code.before(instruction, report.loadAll(arguments, code.temporary()));
    }
  }

  private int site(InvokeDynamicInsnNode instruction) {
    return code.site(instruction.bsm.getOwner(), instruction.name + instruction.desc, Site.STATIC);
  }
}

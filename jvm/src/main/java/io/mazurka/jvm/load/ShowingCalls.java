package io.mazurka.jvm.load;

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

  private final Code code;

  ShowingCalls(Code code) {
    this.code = code;
  }

  void visit(InvokeDynamicInsnNode instruction) {
    if (code.type.takesSteps()) {
      return;
    }
    switch (instruction.bsm.getOwner()) {
      case CONCATENATION -> report(instruction, Hook.SHOWN);
      case METHODS_OF_RECORDS -> report(instruction, Hook.SHOWN_RECORD);
      default -> {}
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

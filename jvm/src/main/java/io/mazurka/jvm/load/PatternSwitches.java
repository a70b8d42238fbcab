package io.mazurka.jvm.load;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * Replaces the JDK's selection of the case in a pattern switch over enum constants. The JDK looks
 * the constants up once and keeps them; but here they are made again in every execution.
 *
 * <p>The replacement is a method that goes through the labels and tells constants by their names. A
 * switch that has labels of other kinds among them, which no compiler mixes with enum constants, is
 * left alone.
 */
final class PatternSwitches {

  private static final String BOOTSTRAPS = "java/lang/runtime/SwitchBootstraps";
  private static final int TARGET = 0;
  private static final int RESTART = 1;

  private final Code code;

  PatternSwitches(Code code) {
    this.code = code;
  }

  void visit(InvokeDynamicInsnNode instruction) {
    List<SwitchLabel> labels =
        instruction.bsm.getOwner().equals(BOOTSTRAPS) ? labels(instruction) : null;
    if (labels != null && labels.stream().anyMatch(SwitchLabel.EnumLabel.class::isInstance)) {
      String name = code.type.bridgeName("switch");
      Snippet body = body(instruction.desc, labels);
      code.type.addFinished(ProgramClass.bridge(name, instruction.desc, code.line(), body));
      code.replace(instruction, new Snippet().with(code.type.callBridge(name, instruction.desc)));
    }
  }

  private static @Nullable List<SwitchLabel> labels(InvokeDynamicInsnNode instruction) {
    String type = Type.getArgumentTypes(instruction.desc)[TARGET].getInternalName();
    boolean ofEnum = instruction.bsm.getName().equals("enumSwitch");
    List<SwitchLabel> labels = new ArrayList<>();
    for (Object argument : instruction.bsmArgs) {
      SwitchLabel label = SwitchLabel.of(argument, type, ofEnum);
      if (label == null) {
        return null;
      }
      labels.add(label);
    }
    return labels;
  }

  /** Returns the number of the first label from {@code RESTART} on that fits; -1 for null. */
  private Snippet body(String descriptor, List<SwitchLabel> labels) {
    FrameNode frame =
        new FrameNode(
            F_NEW,
            2,
            new Object[] {Type.getArgumentTypes(descriptor)[TARGET].getInternalName(), INTEGER},
            0,
            new Object[0]);
    Snippet body = new Snippet();
    LabelNode next = new LabelNode();
    body.load(SwitchLabel.REFERENCE, TARGET).jump(IFNONNULL, next).push(-1).op(IRETURN);
    for (int i = 0; i < labels.size(); i++) {
      body.with(next).with(frame.clone(null));
      next = new LabelNode();
      body.load(Type.INT_TYPE, RESTART).push(i).jump(IF_ICMPGT, next);
      labels.get(i).test(body, TARGET, next);
      body.push(i).op(IRETURN);
    }
    return body.with(next).with(frame.clone(null)).push(labels.size()).op(IRETURN);
  }
}

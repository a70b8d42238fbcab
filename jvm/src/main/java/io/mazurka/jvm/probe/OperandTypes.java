package io.mazurka.jvm.probe;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The types of what the calls in a method are given, as the verifier sees them: often more is known
 * of an argument than the method that is called asks for. The types of interfaces are no more than
 * a claim, as the verifier takes any object for one of those.
 */
final class OperandTypes {

  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  /** What the verifier takes null for: an object of each class. */
  static final Type NOTHING = BasicInterpreter.NULL_TYPE;

  private final MethodNode method;
  private Frame<BasicValue> @Nullable [] frames;

  OperandTypes(MethodNode method) {
    this.method = method;
  }

  /** The types of the arguments of a call in the method. */
  List<Type> of(MethodInsnNode call) {
    Type[] declared = Type.getArgumentTypes(call.desc);
    int place = method.instructions.indexOf(call);
    Frame<BasicValue>[] known = frames();
    Frame<BasicValue> frame = place < known.length ? known[place] : null;
    if (frame == null) {
      return List.of(declared);
    }
    int first = frame.getStackSize() - declared.length;
    return IntStream.range(first, frame.getStackSize())
        .mapToObj(frame::getStack)
        .map(BasicValue::getType)
        .toList();
  }

  private Frame<BasicValue>[] frames() {
    Frame<BasicValue>[] known = frames;
    if (known == null) {
      known = analyze();
      frames = known;
    }
    return known;
  }

  /** None if the code is not understood. The object that the method is called on may be any. */
  private Frame<BasicValue>[] analyze() {
    Analyzer<BasicValue> analyzer = new Analyzer<>(new Types());
    try {
      return analyzer.analyze(OBJECT.getInternalName(), method);
    } catch (AnalyzerException _) {
      @SuppressWarnings("unchecked")
      Frame<BasicValue>[] none = (Frame<BasicValue>[]) new Frame<?>[0];
      return none;
    }
  }

  private static final class Types extends BasicInterpreter {

    Types() {
      super(Opcodes.ASM9);
    }

    @Override
    public @Nullable BasicValue newValue(@Nullable Type type) {
      return type != null && type.getSort() >= Type.ARRAY
          ? new BasicValue(type)
          : super.newValue(type);
    }

    @Override
    public BasicValue binaryOperation(
        AbstractInsnNode instruction, BasicValue first, BasicValue second)
        throws AnalyzerException {
      return instruction.getOpcode() == Opcodes.AALOAD
          ? new BasicValue(element(first.getType()))
          : super.binaryOperation(instruction, first, second);
    }

    /** Arrays of different types may have met, so that nothing is known of what is inside. */
    private static Type element(Type array) {
      return array.getSort() == Type.ARRAY
          ? Type.getType(array.getDescriptor().substring(1))
          : OBJECT;
    }

    @Override
    public BasicValue merge(BasicValue first, BasicValue second) {
      if (first.equals(second) || !first.isReference() || !second.isReference()) {
        return super.merge(first, second);
      }
      if (NOTHING.equals(second.getType())) {
        return first;
      }
      return NOTHING.equals(first.getType()) ? second : new BasicValue(OBJECT);
    }
  }
}

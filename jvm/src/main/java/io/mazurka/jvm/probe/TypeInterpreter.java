package io.mazurka.jvm.probe;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Follows the types of references through a method as the verifier does, and what the method puts
 * into arrays that it makes, as for {@code String.format("%d", x)}: that is all that is inside as
 * long as nobody else is given the array.
 */
final class TypeInterpreter extends BasicInterpreter {

  static final Type OBJECT = Type.getObjectType("java/lang/Object");

  /** Methods of the JDK that look at what is in an array that they are given, and that is all. */
  private static final Set<String> LOOKING = Set.of("format", "printf", "formatted", "hash");

  private final Map<AbstractInsnNode, Set<Type>> inside = new HashMap<>();
  private final Set<AbstractInsnNode> givenAway = new HashSet<>();

  TypeInterpreter() {
    super(Opcodes.ASM9);
  }

  /** A reference, with the instruction that makes the array if it is to one of the method's own. */
  private static final class Reference extends BasicValue {

    private final @Nullable AbstractInsnNode made;

    Reference(Type type, @Nullable AbstractInsnNode made) {
      super(type);
      this.made = made;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Reference that && super.equals(that) && made == that.made;
    }

    @Override
    public int hashCode() {
      return super.hashCode();
    }
  }

  /** The types of all that can be in an array, or null if that is not known. */
  @Nullable Set<Type> inside(BasicValue array) {
    AbstractInsnNode made = array instanceof Reference reference ? reference.made : null;
    return made == null || givenAway.contains(made) ? null : inside(made);
  }

  private Set<Type> inside(AbstractInsnNode made) {
    return inside.computeIfAbsent(made, _ -> new HashSet<>());
  }

  @Override
  public @Nullable BasicValue newValue(@Nullable Type type) {
    return type != null && type.getSort() >= Type.ARRAY
        ? new Reference(type, null)
        : super.newValue(type);
  }

  @Override
  public @Nullable BasicValue unaryOperation(AbstractInsnNode instruction, BasicValue value)
      throws AnalyzerException {
    giveAway(value);
    BasicValue result = super.unaryOperation(instruction, value);
    return instruction.getOpcode() == Opcodes.ANEWARRAY && result != null
        ? new Reference(result.getType(), instruction)
        : result;
  }

  @Override
  public @Nullable BasicValue binaryOperation(
      AbstractInsnNode instruction, BasicValue first, BasicValue second) throws AnalyzerException {
    giveAway(second);
    return instruction.getOpcode() == Opcodes.AALOAD
        ? newValue(element(first.getType()))
        : super.binaryOperation(instruction, first, second);
  }

  /** Arrays of different types may have met, so that nothing is known of what is inside. */
  private static Type element(Type array) {
    return array.getSort() == Type.ARRAY
        ? Type.getType(array.getDescriptor().substring(1))
        : OBJECT;
  }

  @Override
  public @Nullable BasicValue ternaryOperation(
      AbstractInsnNode instruction, BasicValue array, BasicValue index, BasicValue value)
      throws AnalyzerException {
    giveAway(value);
    if (array instanceof Reference reference && reference.made != null) {
      inside(reference.made).add(value.getType());
    }
    return super.ternaryOperation(instruction, array, index, value);
  }

  @Override
  public @Nullable BasicValue naryOperation(
      AbstractInsnNode instruction, List<? extends BasicValue> values) throws AnalyzerException {
    boolean looks =
        instruction instanceof MethodInsnNode call
            && call.owner.startsWith("java/")
            && LOOKING.contains(call.name);
    if (!looks) {
      values.forEach(this::giveAway);
    }
    return super.naryOperation(instruction, values);
  }

  @Override
  public BasicValue merge(BasicValue first, BasicValue second) {
    if (first.equals(second) || !first.isReference() || !second.isReference()) {
      return super.merge(first, second);
    }
    giveAway(first);
    giveAway(second);
    if (second.getType().equals(NULL_TYPE)) {
      return first;
    }
    return first.getType().equals(NULL_TYPE) ? second : new Reference(OBJECT, null);
  }

  private void giveAway(BasicValue value) {
    if (value instanceof Reference reference && reference.made != null) {
      givenAway.add(reference.made);
    }
  }
}

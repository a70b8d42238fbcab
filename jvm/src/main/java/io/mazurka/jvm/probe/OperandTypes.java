package io.mazurka.jvm.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The types of what is given to methods that take any objects, as the verifier sees them in the
 * code that calls: often more is known there. The types of interfaces are no more than a claim, as
 * the verifier takes any object for one of those.
 */
final class OperandTypes {

  private static final Type OBJECTS = Type.getType("[Ljava/lang/Object;");

  private final MethodNode method;
  private final TypeInterpreter types = new TypeInterpreter();
  private Frame<BasicValue> @Nullable [] frames;

  OperandTypes(MethodNode method) {
    this.method = method;
  }

  /**
   * The types of the arguments of a call that may be objects of any class. For an array of such,
   * those of all that is inside, or its own if that is not known.
   */
  List<Type> of(MethodInsnNode call) {
    int place = method.instructions.indexOf(call);
    Frame<BasicValue>[] known = frames();
    Frame<BasicValue> frame = place < known.length ? known[place] : null;
    if (frame == null) {
      return declared(call.desc);
    }
    List<Type> found = new ArrayList<>();
    Type[] taken = Type.getArgumentTypes(call.desc);
    for (int i = 0; i < taken.length; i++) {
      BasicValue value = frame.getStack(frame.getStackSize() - taken.length + i);
      Set<Type> inside = taken[i].equals(OBJECTS) ? types.inside(value) : null;
      if (inside != null) {
        found.addAll(inside);
      } else if (isAny(taken[i])) {
        found.add(value.getType());
      }
    }
    return found;
  }

  /** The same for a call of which no more is known than what it calls. */
  static List<Type> declared(String descriptor) {
    return List.of(Type.getArgumentTypes(descriptor)).stream().filter(OperandTypes::isAny).toList();
  }

  /** Whether objects of any class can be given for this, one or several. */
  static boolean isAny(Type type) {
    return type.equals(TypeInterpreter.OBJECT) || type.equals(OBJECTS);
  }

  private Frame<BasicValue>[] frames() {
    Frame<BasicValue>[] known = frames;
    if (known == null) {
      known = analyze();
      frames = known;
    }
    return known;
  }

  /** None if the code is not understood. What the method is called on is taken for any object. */
  private Frame<BasicValue>[] analyze() {
    try {
      return new Analyzer<>(types).analyze(TypeInterpreter.OBJECT.getInternalName(), method);
    } catch (AnalyzerException _) {
      @SuppressWarnings("unchecked")
      Frame<BasicValue>[] none = (Frame<BasicValue>[]) new Frame<?>[0];
      return none;
    }
  }
}

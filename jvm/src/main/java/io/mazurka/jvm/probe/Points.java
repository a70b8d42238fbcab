package io.mazurka.jvm.probe;

import io.mazurka.jvm.coroutine.Frame;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * The points at which frames have stood so far. The program's are known by their residual code, or
 * by their place if the program looks at stack traces; those of the JDK and of Mazurka by their
 * place.
 */
final class Points {

  private record Place(Class<?> type, String method, String descriptor, int index) {}

  private final ClassCodes codes;
  private final Usage usage;
  private final InstructionText words;
  private final Interner interner;
  private final IdentityHashMap<Object, Map<Integer, Point>> points = new IdentityHashMap<>();

  Points(ClassCodes codes, Usage usage, InstructionText words, Interner interner) {
    this.codes = codes;
    this.usage = usage;
    this.words = words;
    this.interner = interner;
  }

  Point of(Frame frame) {
    Map<Integer, Point> ofMethod = points.computeIfAbsent(frame.identity(), _ -> new HashMap<>());
    int index = frame.index();
    Point known = ofMethod.get(index);
    if (known == null) {
      known = analyze(new Place(frame.type(), frame.method(), frame.descriptor(), index));
      ofMethod.put(index, known);
    }
    return known;
  }

  private Point analyze(Place place) {
    MethodCode code = codes.of(place.type).method(place.method, place.descriptor);
    if (code == null) {
      throw new Unreadable("no method " + place.method + " in " + place.type);
    }
    AbstractInsnNode call = code.at(place.index);
    List<Point.Slot> slots = new ArrayList<>();
    if (codes.isProgram(place.type)) {
      usage.check(place.type, place.method, place.descriptor);
      ResidualCode residual = ResidualCode.after(code.method(), call, words);
      addOperands(slots, code, call);
      addLocals(slots, code, call, residual.variables());
      return new Point(interner.number(key(place, slots, residual)), interner.number(place), slots);
    }
    addOperands(slots, code, call);
    BitSet all = code.liveAt(call);
    addLocals(slots, code, call, all.stream().boxed().toList());
    return new Point(interner.number(place), interner.number(place), slots);
  }

  /** Which points are the same. In stack traces each is another. */
  private Object key(Place place, List<Point.Slot> slots, ResidualCode residual) {
    if (usage.observes(Observation.TRACES)) {
      return place;
    }
    String types = slots.stream().map(slot -> slot.content().name().substring(0, 1)).toList() + "";
    return "code " + types + residual.text();
  }

  /** The operands that are left when those of the call itself have been taken. */
  private void addOperands(List<Point.Slot> slots, MethodCode code, AbstractInsnNode call) {
    org.objectweb.asm.tree.analysis.Frame<BasicValue> frame = code.before(call);
    int left = frame.getStackSize() - taken(call);
    int index = 0;
    for (int i = 0; i < left; i++) {
      BasicValue value = frame.getStack(i);
      index += value.getSize();
      slots.add(new Point.Slot(true, index - 1, content(value)));
    }
  }

  private static int taken(AbstractInsnNode call) {
    return switch (call) {
      case InvokeDynamicInsnNode dynamic -> Type.getArgumentTypes(dynamic.desc).length;
      case MethodInsnNode method ->
          Type.getArgumentTypes(method.desc).length
              + (method.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1);
      default -> throw new Unreadable("a thread that stands still in no call");
    };
  }

  private void addLocals(
      List<Point.Slot> slots, MethodCode code, AbstractInsnNode call, List<Integer> order) {
    org.objectweb.asm.tree.analysis.Frame<BasicValue> frame = code.before(call);
    BitSet live = code.liveAt(call);
    BitSet beyondLength = code.liveBeyondLengthAt(call);
    for (int slot : order) {
      if (live.get(slot)) {
        BasicValue value = frame.getLocal(slot);
        Point.Content content =
            beyondLength.get(slot) ? content(value) : Point.Content.ARRAY_LENGTH;
        if (content == Point.Content.INT && Roles.isOwn(code.owner())) {
          Roles.addLocal(slots, slot, code.integer(slot, call), code.owner());
        } else {
          slots.add(new Point.Slot(false, slot + value.getSize() - 1, content));
        }
      }
    }
  }

  private static Point.Content content(BasicValue value) {
    Type type = value.getType();
    if (type == null) {
      throw new Unreadable("a variable without a type");
    }
    return switch (type.getSort()) {
      case Type.INT -> Point.Content.INT;
      case Type.FLOAT -> Point.Content.FLOAT;
      case Type.LONG -> Point.Content.LONG;
      case Type.DOUBLE -> Point.Content.DOUBLE;
      case Type.OBJECT, Type.ARRAY -> Point.Content.REFERENCE;
      default -> throw new Unreadable("a variable of type " + type);
    };
  }
}

package io.mazurka.jvm.probe;

import io.mazurka.jvm.coroutine.Frame;
import io.mazurka.jvm.probe.Point.Content;
import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.ProgramThread;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The prober: reads the frames of a thread that stands still, of each what its {@link Point} says
 * can be read again. Frames between the program's code and the scheduler are not looked at: what
 * they wait for is the pending operation.
 */
final class StackReader {

  private static final @Nullable Object[] NONE = new Object[0];

  private final Points points;
  private final ClassLabels labels;
  private final Interner interner;

  StackReader(Points points, ClassLabels labels, Interner interner) {
    this.points = points;
    this.labels = labels;
    this.interner = interner;
  }

  /** Reads the frames of a thread that has not ended. */
  Stack read(Insight insight, ProgramThread thread) {
    Stack stack = new Stack();
    List<Integer> codes = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    Operation pending = thread.pending();
    if (pending != null && pending.kind() != Kind.BEGIN) {
      for (Frame frame : frames(insight, thread)) {
        read(frame, stack, codes, places);
      }
      stack.settle(insight);
    }
    stack.stands(interner.number(codes), interner.number(places));
    return stack;
  }

  private static List<Frame> frames(Insight insight, ProgramThread thread) {
    List<Frame> frames = new ArrayList<>();
    boolean complete =
        insight.walk(
            thread,
            frame -> {
              if (isBottom(frame)) {
                return false;
              }
              if (!frames.isEmpty() || !isTop(frame)) {
                add(frame, frames);
              }
              return true;
            });
    if (!complete) {
      throw new Unreadable("the frames of a thread");
    }
    return frames;
  }

  private static void add(Frame frame, List<Frame> frames) {
    Frame called = frames.isEmpty() ? null : frames.getLast();
    if (called != null && !isCode(frame) && called.method().equals("<init>")) {
      throw new Unreadable("an object under construction that only a handle refers to");
    }
    if (Station.of(frame.type()) == Station.CALLING) {
      while (!frames.isEmpty() && isHandle(frames.getLast())) {
        frames.removeLast();
      }
    }
    frames.add(frame);
  }

  private static boolean isCode(Frame frame) {
    return Station.of(frame.type()) == Station.CODE;
  }

  private static boolean isHandle(Frame frame) {
    Station station = Station.of(frame.type());
    return station == Station.HANDLE || station == Station.DIRECT_HANDLE;
  }

  private static boolean isBottom(Frame frame) {
    return Station.of(frame.type()) == Station.BOTTOM && frame.method().equals("live");
  }

  private static boolean isTop(Frame frame) {
    return Station.of(frame.type()) == Station.TOP;
  }

  private void read(Frame frame, Stack stack, List<Integer> codes, List<Integer> places) {
    switch (Station.of(frame.type())) {
      case DIRECT_HANDLE -> {}
      case HANDLE -> readHandle(frame, stack, codes, places);
      case LAMBDA -> {
        codes.add(lambda(frame));
        places.add(interner.number(frame.type()));
      }
      case UNKNOWN -> throw unknown(frame);
      case TOP, BOTTOM, CALLING, CODE -> readCode(frame, stack, codes, places);
    }
  }

  /** A handle for a method has nothing left to do when that returns, however it is called. */
  private void readHandle(Frame frame, Stack stack, List<Integer> codes, List<Integer> places) {
    if (frame.method().equals("invokeExact_MT")) {
      return;
    }
    if (frame.type().isHidden()) {
      throw unknown(frame);
    }
    readCode(frame, stack, codes, places);
  }

  private static Unreadable unknown(Frame frame) {
    return new Unreadable("a frame of " + frame.type().getName());
  }

  /**
   * A lambda has nothing left to do but to pass on the result when what it calls returns. If there
   * is none, it does not matter what it has called.
   */
  private int lambda(Frame frame) {
    return frame.descriptor().endsWith(")V")
        ? interner.number("lambda")
        : interner.number("lambda " + labels.of(frame.type()) + frame.method());
  }

  private void readCode(Frame frame, Stack stack, List<Integer> codes, List<Integer> places) {
    Point point = points.of(frame);
    codes.add(point.code());
    places.add(point.place());
    @Nullable Object[] locals = point.readsLocals() ? frame.locals() : NONE;
    @Nullable Object[] operands = point.readsOperands() ? frame.operands() : NONE;
    for (Point.Slot slot : point.slots()) {
      read(frame, slot, slot.operand() ? operands : locals, stack);
    }
  }

  private static void read(Frame frame, Point.Slot slot, @Nullable Object[] slots, Stack stack) {
    if (slot.index() >= slots.length) {
      throw new Unreadable("a frame of " + frame.method() + " with too few variables");
    }
    Object value = slots[slot.index()];
    boolean refers = slot.content() == Content.REFERENCE || slot.content() == Content.ARRAY_LENGTH;
    if ((value != null && Frame.isPrimitive(value)) == refers) {
      throw new Unreadable("a variable of " + frame.method() + " that is not of its type");
    }
    if (value == null && frame.isCompiled() && Compiler.eliminatesAllocations()) {
      throw new Unreadable("an object that the compiler may have taken apart");
    }
    if (slot.content() == Content.REFERENCE) {
      stack.add(value);
    } else if (slot.content() == Content.ARRAY_LENGTH) {
      stack.add(slot.content(), value == null ? -1 : Array.getLength(value));
    } else {
      long bits = value == null ? 0 : Frame.bits(value);
      boolean wide = slot.content() == Content.LONG || slot.content() == Content.DOUBLE;
      stack.add(slot.content(), wide ? bits : (int) bits);
    }
  }
}

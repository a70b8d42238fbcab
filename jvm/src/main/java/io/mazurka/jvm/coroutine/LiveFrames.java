package io.mazurka.jvm.coroutine;

import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import jdk.internal.vm.Continuation;
import jdk.internal.vm.ContinuationScope;
import org.jspecify.annotations.Nullable;

/**
 * Walks over the frames of a suspended continuation, with their variables. The one class that knows
 * the JDK's live stack frames, which are internal to it.
 */
final class LiveFrames {

  private static final Set<Option> OPTIONS =
      Set.of(Option.RETAIN_CLASS_REFERENCE, Option.SHOW_HIDDEN_FRAMES);
  private static final int COMPILED = 2;

  /**
   * So many frames are fetched at first: as many as most threads have, ours included, as the next
   * batch is twice as large.
   */
  private static final int BATCH = 18;

  private static final @Nullable LiveFrames INSTANCE = find();

  private final Class<?> primitive;
  private final MethodHandle walker;
  private final MethodHandle locals;
  private final MethodHandle operands;
  private final MethodHandle bits;
  private final MethodHandle type;
  private final VarHandle mode;
  private final VarHandle method;

  private LiveFrames() throws ReflectiveOperationException {
    MethodHandles.Lookup lookup =
        MethodHandles.privateLookupIn(StackWalker.class, MethodHandles.lookup());
    Class<?> frame = Class.forName("java.lang.LiveStackFrame");
    Class<?> info = Class.forName("java.lang.LiveStackFrameInfo");
    primitive = Class.forName("java.lang.LiveStackFrame$PrimitiveSlot");
    walker = walker(lookup, frame);
    MethodType slots = MethodType.methodType(Object[].class);
    MethodType ofFrame = MethodType.methodType(Object[].class, StackFrame.class);
    locals = lookup.findVirtual(frame, "getLocals", slots).asType(ofFrame);
    operands = lookup.findVirtual(frame, "getStack", slots).asType(ofFrame);
    bits =
        lookup
            .findVirtual(primitive, "longValue", MethodType.methodType(long.class))
            .asType(MethodType.methodType(long.class, Object.class));
    Class<?> plain = Class.forName("java.lang.ClassFrameInfo");
    method = lookup.findVarHandle(plain, "classOrMemberName", Object.class);
    type =
        lookup
            .findVirtual(plain, "declaringClass", MethodType.methodType(Class.class))
            .asType(MethodType.methodType(Class.class, StackFrame.class));
    mode =
        MethodHandles.privateLookupIn(info, MethodHandles.lookup())
            .findVarHandle(info, "mode", int.class);
  }

  /** Makes walkers, of a scope and a continuation. */
  private static MethodHandle walker(MethodHandles.Lookup lookup, Class<?> frame)
      throws ReflectiveOperationException {
    Class<?>[] walked = {ContinuationScope.class, Continuation.class};
    try {
      Class<?> shown = Class.forName("java.lang.StackWalker$ExtendedOption");
      Object variables = Objects.requireNonNull(shown.getEnumConstants())[0];
      MethodType making =
          MethodType.methodType(void.class, EnumSet.class, int.class, shown)
              .appendParameterTypes(walked);
      MethodHandle walker = lookup.findConstructor(StackWalker.class, making);
      return MethodHandles.insertArguments(walker, 0, EnumSet.copyOf(OPTIONS), BATCH, variables);
    } catch (ReflectiveOperationException _) {
      MethodType making =
          MethodType.methodType(StackWalker.class, Set.class).appendParameterTypes(walked);
      return lookup.findStatic(frame, "getStackWalker", making).bindTo(OPTIONS);
    }
  }

  private static @Nullable LiveFrames find() {
    try {
      return new LiveFrames();
    } catch (ReflectiveOperationException | LinkageError _) {
      return null;
    }
  }

  /**
   * Shows the frames, innermost first, until one is not wanted; returns whether there was such a
   * one.
   */
  static boolean walk(ContinuationScope scope, Continuation continuation, Predicate<Frame> wanted) {
    LiveFrames live = INSTANCE;
    return live != null
        && live.walker(scope, continuation)
            .walk(frames -> !frames.map(live::frame).allMatch(wanted));
  }

  static boolean isPrimitive(Object slot) {
    return INSTANCE != null && INSTANCE.primitive.isInstance(slot);
  }

  static long bits(Object slot) {
    try {
      return (long) available().bits.invokeExact(slot);
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK does not show the value of a variable", e);
    }
  }

  private static LiveFrames available() {
    if (INSTANCE == null) {
      throw new IllegalStateException("not available");
    }
    return INSTANCE;
  }

  private StackWalker walker(ContinuationScope scope, Continuation continuation) {
    try {
      return (StackWalker) walker.invokeExact(scope, continuation);
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK does not show the frames of a continuation", e);
    }
  }

  private Frame frame(StackFrame frame) {
    return new Frame(this, frame);
  }

  @Nullable Object[] locals(StackFrame frame) {
    return slots(locals, frame);
  }

  @Nullable Object[] operands(StackFrame frame) {
    return slots(operands, frame);
  }

  private static @Nullable Object[] slots(MethodHandle of, StackFrame frame) {
    try {
      return (Object[]) of.invokeExact(frame);
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK does not show the variables of a frame", e);
    }
  }

  /** Frames have been seen that refuse to show it to everybody, whatever their walker's options. */
  Class<?> type(StackFrame frame) {
    try {
      return (Class<?>) type.invokeExact(frame);
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK does not show the class of a frame", e);
    }
  }

  boolean isCompiled(StackFrame frame) {
    return ((int) mode.get(frame) & COMPILED) != 0;
  }

  Object method(StackFrame frame) {
    return method.get(frame);
  }
}

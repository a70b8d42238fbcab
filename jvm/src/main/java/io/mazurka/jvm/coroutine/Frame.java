package io.mazurka.jvm.coroutine;

import java.lang.StackWalker.StackFrame;
import org.jspecify.annotations.Nullable;

/**
 * A frame of a suspended coroutine, as the virtual machine tells it. What it tells of variables
 * that are never read again is rubbish, and so are the upper halves of values of 32 bits.
 */
public final class Frame {

  private final LiveFrames jdk;
  private final StackFrame frame;

  Frame(LiveFrames jdk, StackFrame frame) {
    this.jdk = jdk;
    this.frame = frame;
  }

  /** The class whose method it is a frame of. */
  public Class<?> type() {
    return jdk.type(frame);
  }

  public String method() {
    return frame.getMethodName();
  }

  public String descriptor() {
    return frame.getDescriptor();
  }

  /** An object that is the same for all frames of one method, and cheaper than its name. */
  public Object identity() {
    return jdk.method(frame);
  }

  /** The bytecode index of the call that the frame stands in. */
  public int index() {
    return frame.getByteCodeIndex();
  }

  /** Whether the code was compiled. */
  public boolean isCompiled() {
    return jdk.isCompiled(frame);
  }

  /**
   * The local variables: each an object, null, or what {@link #bits} reads. Of the two slots of a
   * long or double the second has the value.
   */
  public @Nullable Object[] locals() {
    return jdk.locals(frame);
  }

  /** The operand stack, the same way. */
  public @Nullable Object[] operands() {
    return jdk.operands(frame);
  }

  /** Whether a slot holds a value that is no reference. */
  public static boolean isPrimitive(Object slot) {
    return LiveFrames.isPrimitive(slot);
  }

  /** The 64 bits of such a slot. */
  public static long bits(Object slot) {
    return LiveFrames.bits(slot);
  }
}

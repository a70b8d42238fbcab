package io.mazurka.jvm.coroutine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A frame of a suspended coroutine, as the virtual machine tells it. What it tells of variables
 * that are never read again is rubbish, and so are the upper halves of values of 32 bits.
 *
 * @param index the bytecode index of the call, or other instruction, that the frame stands in
 * @param locals an object, null, or what {@link #bits} reads; the second slot of two has the value
 * @param operands the operand stack, the same way
 * @param compiled whether the code was compiled
 */
public record Frame(
    Class<?> type,
    String method,
    String descriptor,
    int index,
    List<@Nullable Object> locals,
    List<@Nullable Object> operands,
    boolean compiled) {

  /** Whether a slot holds a value that is no reference. */
  public static boolean isPrimitive(Object slot) {
    return LiveFrames.isPrimitive(slot);
  }

  /** The 64 bits of such a slot. */
  public static long bits(Object slot) {
    return LiveFrames.bits(slot);
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Accesses through variable handles: they count as accesses to the variable itself, in the mode
 * they name. Only the call itself knows the types of its arguments, so it stays in the program, and
 * this is called before it.
 */
public final class VarHandleModel {

  private static final String ADDITION = "getAndAdd";

  private VarHandleModel() {}

  /**
   * Stands before the access until the thread may perform it.
   *
   * @param object the object or array, null for a static field
   * @param index the array index, or -1
   * @param mode the name of the access mode's method
   * @param expected what a compare-and-set expects, boxed
   * @param reference the new value, if it is a reference
   */
  public static void before(
      VarHandle handle,
      @Nullable Object object,
      int index,
      String mode,
      @Nullable Object expected,
      @Nullable Object reference,
      int site) {
    Variable field = Handles.field(handle);
    boolean missing = object == null && (field == null || !field.isStatic());
    if (missing || (field != null && field.isFinal())) {
      return;
    }
    if (field != null) {
      VarHandle plain = handle.withInvokeBehavior();
      BooleanSupplier succeeds = () -> same(plain, value(plain, field, object), expected);
      access(field.target(object), field.slot(), sort(handle, mode), succeeds, reference, site);
    } else if (object != null && inside(object, index)) {
      VarHandle plain = handle.withInvokeBehavior();
      BooleanSupplier succeeds = () -> same(plain, plain.getVolatile(object, index), expected);
      access(object, index, sort(handle, mode), succeeds, reference, site);
    }
  }

  /** The mode, or {@link #ADDITION} where the order of additions shows in nothing but results. */
  private static String sort(VarHandle handle, String mode) {
    boolean rounds = handle.varType() == float.class || handle.varType() == double.class;
    return mode.startsWith("getAndAdd") && !rounds ? ADDITION : mode;
  }

  private static void access(
      Object target,
      int slot,
      String mode,
      BooleanSupplier succeeds,
      @Nullable Object reference,
      int site) {
    Operations.publish(target, reference);
    switch (mode) {
      case "get" -> Operations.read(target, slot, site);
      case "set" -> Operations.write(target, slot, site);
      case "getVolatile" -> Operations.readVolatile(target, slot, site);
      case "setVolatile" -> Operations.writeVolatile(target, slot, site);
      case "getOpaque" -> Operations.readOpaque(target, slot, site);
      case "setOpaque" -> Operations.writeOpaque(target, slot, site);
      case "getAcquire" -> Operations.readAcquire(target, slot, site);
      case "setRelease" -> Operations.writeRelease(target, slot, site);
      case ADDITION -> Operations.add(target, slot, site);
      default -> {
        if (mode.startsWith("getAnd")) {
          Operations.update(target, slot, site);
        } else {
          Operations.compareAndSet(target, slot, succeeds, site);
        }
      }
    }
  }

  private static @Nullable Object value(VarHandle handle, Variable field, @Nullable Object object) {
    return field.isStatic() ? handle.getVolatile() : handle.getVolatile(object);
  }

  /** Whether a compare-and-set would find the values equal. */
  private static boolean same(VarHandle handle, @Nullable Object value, @Nullable Object expected) {
    if (!handle.varType().isPrimitive()) {
      return value == expected;
    }
    return value != null && expected != null && bits(handle, value) == bits(handle, expected);
  }

  private static long bits(VarHandle handle, Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    Number number = value instanceof Character letter ? (int) letter : (Number) value;
    Class<?> type = handle.varType();
    if (type == float.class) {
      return Float.floatToRawIntBits(number.floatValue());
    }
    return type == double.class
        ? Double.doubleToRawLongBits(number.doubleValue())
        : number.longValue();
  }

  private static boolean inside(Object array, int index) {
    return array.getClass().isArray() && index >= 0 && index < Array.getLength(array);
  }
}

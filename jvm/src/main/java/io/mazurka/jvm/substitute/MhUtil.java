package io.mazurka.jvm.substitute;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Looks variable handles up, by calls that are noticed; for {@code jdk.internal.invoke.MhUtil}. */
public final class MhUtil {

  private MhUtil() {}

  public static VarHandle findVarHandle(MethodHandles.Lookup lookup, String name, Class<?> type) {
    return findVarHandle(lookup, lookup.lookupClass(), name, type);
  }

  public static VarHandle findVarHandle(
      MethodHandles.Lookup lookup, Class<?> declaring, String name, Class<?> type) {
    try {
      return lookup.findVarHandle(declaring, name, type);
    } catch (ReflectiveOperationException e) {
      throw new InternalError(e);
    }
  }
}

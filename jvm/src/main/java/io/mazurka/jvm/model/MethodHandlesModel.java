package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/** Handles with values in them, which are taken to be shared at once. */
@ModelOf("java/lang/invoke/MethodHandles")
public final class MethodHandlesModel {

  private MethodHandlesModel() {}

  @Static
  public static MethodHandle constant(Class<?> type, @Nullable Object value, int site) {
    Operations.share(value);
    return MethodHandles.constant(type, value);
  }

  @Static
  public static MethodHandle insertArguments(
      MethodHandle target, int position, @Nullable Object[] values, int site) {
    for (Object value : values) {
      Operations.share(value);
    }
    return MethodHandles.insertArguments(target, position, values);
  }
}

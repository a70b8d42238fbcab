package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/** Nobody looks into a handle: what is bound to one is taken to be shared at once. */
@ModelOf("java/lang/invoke/MethodHandle")
public final class MethodHandleModel {

  private MethodHandleModel() {}

  public static MethodHandle bindTo(MethodHandle self, @Nullable Object value, int site) {
    Operations.share(value);
    return self.bindTo(value);
  }
}

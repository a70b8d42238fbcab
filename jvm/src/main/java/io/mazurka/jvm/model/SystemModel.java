package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import org.jspecify.annotations.Nullable;

/** The clock, identity hash codes, copies of arrays, and the end of the program. */
@ModelOf("java/lang/System")
public final class SystemModel {

  private SystemModel() {}

  @Static
  public static long nanoTime(int site) {
    return Operations.nanoTime();
  }

  @Static
  public static long currentTimeMillis(int site) {
    return Operations.currentTimeMillis();
  }

  @Static
  public static int identityHashCode(@Nullable Object object, int site) {
    return object == null ? 0 : Operations.identityHash(object);
  }

  @Static
  public static void exit(int status, int site) {
    Operations.exit(status, site);
  }

  @Static
  public static void arraycopy(
      Object source, int sourceStart, Object target, int targetStart, int length, int site) {
    Elements.copy(source, sourceStart, target, targetStart, length, site);
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.SystemProperties;
import io.mazurka.jvm.runtime.VirtualTime;
import org.jspecify.annotations.Nullable;

/** The clock, identity hash codes, properties, copies of arrays, and the end of the program. */
@ModelOf("java/lang/System")
public final class SystemModel {

  private SystemModel() {}

  @Static
  public static long nanoTime(int site) {
    return VirtualTime.nanoTime();
  }

  @Static
  public static long currentTimeMillis(int site) {
    return VirtualTime.currentTimeMillis(site);
  }

  @Static
  public static int identityHashCode(@Nullable Object object, int site) {
    return object == null ? 0 : Operations.identityHash(object);
  }

  /** What is garbage stays until the execution is over. */
  @Static
  public static void gc(int site) {}

  @Static
  public static void exit(int status, int site) {
    Operations.exit(status, site);
  }

  @Static
  public static @Nullable String getProperty(String key, int site) {
    SystemProperties.look(site);
    return System.getProperty(key);
  }

  @Static
  public static @Nullable String getProperty(String key, @Nullable String missing, int site) {
    SystemProperties.look(site);
    return System.getProperty(key, missing);
  }

  @Static
  public static @Nullable String setProperty(String key, String value, int site) {
    SystemProperties.change(site);
    return System.setProperty(key, value);
  }

  @Static
  public static @Nullable String clearProperty(String key, int site) {
    SystemProperties.change(site);
    return System.clearProperty(key);
  }

  @Static
  public static void arraycopy(
      Object source, int sourceStart, Object target, int targetStart, int length, int site) {
    Elements.copy(source, sourceStart, target, targetStart, length, site);
  }
}

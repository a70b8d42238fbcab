package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Memory of a direct buffer that is given back before nobody can reach the buffer any more. It is
 * kept, as whoever uses it nevertheless would do so to whatever has come to be there. That is good
 * enough for a buffer that only one thread can reach; for others it is refused.
 */
@ModelOf("sun/misc/Unsafe")
public final class UnsafeMemoryModel {

  private static final String NAME = "invokeCleaner";

  private UnsafeMemoryModel() {}

  public static void invokeCleaner(Object self, ByteBuffer buffer, int site) {
    if (!keeps(buffer, site)) {
      Unsafe.getUnsafe().invokeCleaner(buffer); // Which says what is wrong with the buffer.
    }
  }

  /** Whether a call by reflection would give back memory, which is kept instead. */
  static boolean keeps(Method method, @Nullable Object @Nullable [] arguments, int site) {
    return method.getName().equals(NAME)
        && Jdk.internalName(method.getDeclaringClass()).equals(UnsafeMethods.PUBLIC)
        && arguments != null
        && arguments.length == 1
        && keeps(arguments[0], site);
  }

  private static boolean keeps(@Nullable Object buffer, int site) {
    if (buffer == null || !Operations.hasMemory(buffer)) {
      return false;
    }
    if (Operations.isShared(buffer)) {
      throw Operations.refuse(
          "sun.misc.Unsafe.invokeCleaner(ByteBuffer) of a buffer that other threads can reach",
          "Nobody would see uses of the memory thereafter: leave it to the garbage collector.",
          site);
    }
    return true;
  }
}

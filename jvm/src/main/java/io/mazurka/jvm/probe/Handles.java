package io.mazurka.jvm.probe;

import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.reflect.AccessibleObject;
import java.util.Optional;
import jdk.internal.misc.Unsafe;

/**
 * What handles, reflected members and other things that hardly change say. A class that keeps a
 * handle makes it anew in each execution, so that it cannot be known as itself.
 */
final class Handles {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long ACCESSIBLE =
      UNSAFE.objectFieldOffset(AccessibleObject.class, "override");

  private static final long CHARACTERS = UNSAFE.objectFieldOffset(String.class, "value");

  private Handles() {}

  static boolean isHandle(Class<?> type) {
    return VarHandle.class.isAssignableFrom(type)
        || MethodHandle.class.isAssignableFrom(type)
        || AccessibleObject.class.isAssignableFrom(type);
  }

  /** What an object that hardly changes says: equal for all that do the same. */
  static Object content(Object object) {
    return switch (object) {
      case VarHandle handle ->
          content(handle, handle.describeConstable(), handle.hasInvokeExactBehavior());
      case MethodHandle handle ->
          content(handle, handle.describeConstable(), handle.isVarargsCollector());
      case String text when UNSAFE.getReference(text, CHARACTERS) == null -> Unconstructed.TEXT;
      case AccessibleObject member -> new Reflected(member, UNSAFE.getBoolean(member, ACCESSIBLE));
      default -> object;
    };
  }

  private static Object content(
      Object handle, Optional<? extends ConstantDesc> description, boolean flag) {
    return description.isPresent() ? new Described(description.get(), flag) : handle;
  }

  /** What says nothing yet: others may move while a constructor's arguments are found. */
  private enum Unconstructed {
    TEXT
  }

  /** A handle by the member that it leads to. */
  private record Described(ConstantDesc member, boolean flag) {}

  /** A reflected member, and whether access to it is checked. */
  private record Reflected(AccessibleObject member, boolean accessible) {}
}

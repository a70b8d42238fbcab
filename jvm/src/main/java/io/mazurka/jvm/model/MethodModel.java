package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Calls by reflection. */
@ModelOf("java/lang/reflect/Method")
public final class MethodModel {

  private MethodModel() {}

  public static @Nullable Object invoke(
      Method self, @Nullable Object receiver, @Nullable Object @Nullable [] arguments, int site)
      throws IllegalAccessException, InvocationTargetException {
    if (UnsafeMemoryModel.keeps(self, arguments, site)) {
      return null;
    }
    Unattended.checkCall(self, site);
    if (receiver != null && Jdk.isJdk(receiver.getClass())) {
      touch(receiver, self, arguments, site);
    }
    return accessible(self).invoke(receiver, arguments);
  }

  private static void touch(
      Object receiver, Method method, @Nullable Object @Nullable [] arguments, int site) {
    if (arguments != null) {
      for (Object argument : arguments) {
        Operations.publish(receiver, argument);
      }
    }
    Receivers.touch(receiver, method.getName(), Jdk.descriptor(method), site);
  }

  /** The method, after a check of what its caller may access. */
  @SuppressWarnings("deprecation") // What the program said with setAccessible.
  private static Method accessible(Method method) throws IllegalAccessException {
    if (method.isAccessible() || Jdk.isJdk(method.getDeclaringClass())) {
      return method;
    }
    Callers.lookup().unreflect(method);
    try {
      Method copy =
          method
              .getDeclaringClass()
              .getDeclaredMethod(method.getName(), method.getParameterTypes());
      copy.setAccessible(true);
      return copy;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}

package io.mazurka.jvm.model;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** Construction by reflection. */
@ModelOf("java/lang/reflect/Constructor")
public final class ConstructorModel {

  private ConstructorModel() {}

  public static Object newInstance(
      Constructor<?> self, @Nullable Object @Nullable [] arguments, int site)
      throws InstantiationException, IllegalAccessException, InvocationTargetException {
    Unattended.checkCall(self, site);
    return accessible(self).newInstance(arguments);
  }

  /** The constructor, after a check of what its caller may access. */
  @SuppressWarnings("deprecation") // What the program said with setAccessible.
  private static Constructor<?> accessible(Constructor<?> constructor)
      throws IllegalAccessException {
    if (constructor.isAccessible() || Jdk.isJdk(constructor.getDeclaringClass())) {
      return constructor;
    }
    Callers.lookup().unreflectConstructor(constructor);
    try {
      Constructor<?> copy =
          constructor.getDeclaringClass().getDeclaredConstructor(constructor.getParameterTypes());
      copy.setAccessible(true);
      return copy;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}

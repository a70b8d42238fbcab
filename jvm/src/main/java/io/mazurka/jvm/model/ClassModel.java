package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.CopiedNames;
import io.mazurka.jvm.runtime.Hooks;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** Classes found by name are initialised as the execution's own. */
@ModelOf("java/lang/Class")
public final class ClassModel {

  private ClassModel() {}

  @Static
  public static Class<?> forName(String name, int site) throws ClassNotFoundException {
    return forName(name, true, Callers.caller().getClassLoader(), site);
  }

  @Static
  public static Class<?> forName(
      String name, boolean initialize, @Nullable ClassLoader loader, int site)
      throws ClassNotFoundException {
    Class<?> type = Class.forName(name, initialize, loader);
    if (initialize) {
      Hooks.initialize(type);
    }
    return type;
  }

  /** A copy of a JDK class goes by the name of the original. */
  public static String getName(Class<?> self, int site) {
    return CopiedNames.plain(self.getName());
  }

  public static String getTypeName(Class<?> self, int site) {
    return CopiedNames.plain(self.getTypeName());
  }

  public static String getPackageName(Class<?> self, int site) {
    return CopiedNames.plain(self.getPackageName() + ".").replaceFirst("\\.$", "");
  }

  public static String toString(Class<?> self, int site) {
    return CopiedNames.plain(self.toString());
  }

  /** Throws what the constructor throws, as it is. */
  public static Object newInstance(Class<?> self, int site)
      throws InstantiationException, IllegalAccessException {
    try {
      return ConstructorModel.newInstance(self.getDeclaredConstructor(), new Object[0], site);
    } catch (NoSuchMethodException e) {
      throw (InstantiationException) new InstantiationException(self.getName()).initCause(e);
    } catch (InvocationTargetException e) {
      throw ClassModel.<RuntimeException>asIs(e.getCause());
    }
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Erased: nothing is cast.
  private static <T extends Throwable> T asIs(@Nullable Throwable thrown) throws T {
    throw (T) java.util.Objects.requireNonNull(thrown);
  }
}

package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import java.util.List;

/**
 * Classes through whose objects no object of the program is reached: what cannot be changed, class
 * loaders, threads, streams, and what the JDK keeps to itself.
 */
final class ClosedClasses {

  private static final List<Class<?>> CLOSED =
      List.of(
          ClassLoader.class,
          Class.class,
          Module.class,
          Thread.class,
          ThreadGroup.class,
          ThreadLocal.class,
          java.lang.invoke.MethodHandle.class,
          java.lang.invoke.VarHandle.class,
          java.lang.invoke.MethodType.class,
          java.lang.reflect.AccessibleObject.class,
          java.io.OutputStream.class,
          java.io.InputStream.class,
          java.util.Locale.class,
          java.nio.charset.Charset.class,
          java.security.Provider.class,
          java.util.random.RandomGenerator.class);

  /** Packages that the JDK keeps to itself: what is in there is its own business. */
  private static final List<String> HIDDEN_PACKAGES = List.of("jdk.internal.", "sun.");

  /** Through which program objects are reached nevertheless. */
  private static final List<Class<?>> OPEN =
      List.of(ThreadLocal.withInitial(() -> null).getClass(), java.io.SequenceInputStream.class);

  /** Packages whose classes lead to no objects of the program, if theirs never change. */
  private static final List<String> CLOSED_PACKAGES =
      List.of(
          "jdk.internal.",
          "sun.",
          "java.security.",
          "java.time.",
          "java.math.",
          "java.lang.constant.");

  private ClosedClasses() {}

  /** Whether the class itself is one, and not only one below it. */
  static boolean areListed(Class<?> type) {
    return CLOSED.contains(type);
  }

  /** Whether objects of the class are likely to be the same ones in every execution. */
  static boolean outliveExecutions(Class<?> type) {
    return isLasting(type) || areImmutable(type) || isIn(HIDDEN_PACKAGES, type);
  }

  /** Constants of the JDK, classes and their loaders, streams, and lambdas that capture nothing. */
  private static boolean isLasting(Class<?> type) {
    return type.getClassLoader() == null && Enum.class.isAssignableFrom(type)
        || type == Class.class
        || type == Module.class
        || type == java.util.Locale.class
        || type == java.util.Currency.class
        || ClassLoader.class.isAssignableFrom(type)
        || java.io.PrintStream.class.isAssignableFrom(type)
        || type.isHidden() && type.getDeclaredFields().length == 0;
  }

  /** Whether objects of the class never change. */
  static boolean areImmutable(Class<?> type) {
    return type == String.class
        || type == Class.class
        || Number.class.isAssignableFrom(type) && type.getPackageName().equals("java.lang")
        || type == Boolean.class
        || type == Character.class
        || isIn(CLOSED_PACKAGES, type)
            && !type.isHidden()
            && Policies.ofWriting(type) == JdkPolicy.IGNORE;
  }

  private static boolean isIn(List<String> packages, Class<?> type) {
    return !(type.getClassLoader() instanceof ClassInfo.Source)
        && packages.stream().anyMatch(type.getName()::startsWith);
  }

  /** Whether nothing is looked for behind objects of the class. */
  static boolean include(Class<?> type) {
    return type.isArray() && type.getComponentType().isPrimitive()
        || type.getClassLoader() == null
            && !OPEN.contains(type)
            && (CLOSED.stream().anyMatch(c -> c.isAssignableFrom(type))
                || isIn(HIDDEN_PACKAGES, type));
  }
}

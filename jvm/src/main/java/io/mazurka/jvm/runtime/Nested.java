package io.mazurka.jvm.runtime;

/** The nested classes of the JDK that cannot be named in code. */
public final class Nested {

  private Nested() {}

  /** The nested class of that simple name. */
  public static Class<?> of(Class<?> type, String name) {
    for (Class<?> nested : type.getDeclaredClasses()) {
      if (nested.getSimpleName().equals(name)) {
        return nested;
      }
    }
    throw new IllegalStateException(type + " has no " + name);
  }
}

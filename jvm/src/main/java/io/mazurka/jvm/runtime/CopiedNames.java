package io.mazurka.jvm.runtime;

/**
 * The names of JDK classes that run as copies, as if they were the program's: the JDK's name behind
 * a prefix. People are shown the JDK's name.
 */
public final class CopiedNames {

  /** What the internal name of a copy begins with. */
  public static final String PREFIX = "mazurka/jdk/";

  private static final String DOTTED = PREFIX.replace('/', '.');

  private CopiedNames() {}

  /** Whether the class of this name, with dots, is a copy. */
  public static boolean isCopy(String className) {
    return className.startsWith(DOTTED);
  }

  /** Whether the JDK has the class that this is a copy of; if not, it only helps such classes. */
  static boolean hasOriginal(Class<?> copy) {
    String resource = plain(copy.getName()).replace('.', '/') + ".class";
    return ClassLoader.getPlatformClassLoader().getResource(resource) != null;
  }

  /** The text with the names in it, with dots, as the JDK has them. */
  public static String plain(String text) {
    return text.contains(DOTTED) ? text.replace(DOTTED, "") : text;
  }
}

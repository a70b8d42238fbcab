package io.mazurka.jvm.substitute;

/**
 * A machine with one processor, on which it is no use to spin; for {@code java.lang.Runtime} as
 * copies of JDK classes see it.
 */
public final class SingleProcessor {

  private static final SingleProcessor ONE = new SingleProcessor();

  private SingleProcessor() {}

  public static SingleProcessor getRuntime() {
    return ONE;
  }

  public int availableProcessors() {
    return 1;
  }
}

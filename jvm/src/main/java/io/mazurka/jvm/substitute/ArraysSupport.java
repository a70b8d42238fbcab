package io.mazurka.jvm.substitute;

/** How arrays grow; for {@code jdk.internal.util.ArraysSupport}. */
public final class ArraysSupport {

  private ArraysSupport() {}

  public static int newLength(int oldLength, int minGrowth, int preferredGrowth) {
    return Math.addExact(oldLength, Math.max(minGrowth, preferredGrowth));
  }
}

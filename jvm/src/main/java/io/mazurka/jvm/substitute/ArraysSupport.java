package io.mazurka.jvm.substitute;

/** How arrays grow and turn round; for {@code jdk.internal.util.ArraysSupport}. */
public final class ArraysSupport {

  private ArraysSupport() {}

  public static int newLength(int oldLength, int minGrowth, int preferredGrowth) {
    return Math.addExact(oldLength, Math.max(minGrowth, preferredGrowth));
  }

  public static <T> T[] reverse(T[] array) {
    for (int from = 0, to = array.length - 1; from < to; from++, to--) {
      T element = array[from];
      array[from] = array[to];
      array[to] = element;
    }
    return array;
  }
}

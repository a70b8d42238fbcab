package io.mazurka.jvm.substitute;

/** Numbers that never vary; for {@code java.util.concurrent.ThreadLocalRandom} as copies use it. */
public final class ThreadLocalRandom {

  private ThreadLocalRandom() {}

  public static int nextSecondarySeed() {
    return 1;
  }

  /** All threads count in the same cell. */
  public static int getProbe() {
    return 1;
  }

  public static int advanceProbe(int probe) {
    return probe + 1;
  }

  public static void localInit() {}
}

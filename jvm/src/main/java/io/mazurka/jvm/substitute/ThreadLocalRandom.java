package io.mazurka.jvm.substitute;

/** Numbers that never vary; for {@code java.util.concurrent.ThreadLocalRandom} as copies use it. */
public final class ThreadLocalRandom {

  private ThreadLocalRandom() {}

  public static int nextSecondarySeed() {
    return 1;
  }
}

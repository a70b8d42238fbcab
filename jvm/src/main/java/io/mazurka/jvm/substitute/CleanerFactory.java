package io.mazurka.jvm.substitute;

/** Gives out the cleaner that never cleans; for {@code jdk.internal.ref.CleanerFactory}. */
public final class CleanerFactory {

  private static final Cleaner NEVER = new Cleaner();

  private CleanerFactory() {}

  public static Cleaner cleaner() {
    return NEVER;
  }
}

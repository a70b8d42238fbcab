package io.mazurka.jvm.substitute;

/**
 * What a thread pool calls its threads together; for {@code jdk.internal.vm.SharedThreadContainer}.
 */
public final class SharedThreadContainer {

  private static final SharedThreadContainer ALL = new SharedThreadContainer();

  private SharedThreadContainer() {}

  public static SharedThreadContainer create(String name) {
    return ALL;
  }

  public void start(Thread thread) {
    thread.start();
  }

  public void close() {}
}

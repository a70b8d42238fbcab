package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;

/** The end of the program, its shutdown hooks, and a machine whose size does not vary. */
@ModelOf("java/lang/Runtime")
public final class RuntimeModel {

  private static final long MEMORY = 1L << 30;
  private static final int PROCESSORS = 2;

  private RuntimeModel() {}

  public static void exit(Runtime self, int status, int site) {
    Operations.exit(status, site);
  }

  public static void halt(Runtime self, int status, int site) {
    Operations.halt(status, site);
  }

  /** What is garbage stays until the execution is over. */
  public static void gc(Runtime self, int site) {}

  public static void addShutdownHook(Runtime self, Thread hook, int site) {
    Operations.addShutdownHook(hook, site);
  }

  public static boolean removeShutdownHook(Runtime self, Thread hook, int site) {
    return Operations.removeShutdownHook(hook, site);
  }

  public static int availableProcessors(Runtime self, int site) {
    return PROCESSORS;
  }

  public static long freeMemory(Runtime self, int site) {
    return MEMORY / 2;
  }

  public static long totalMemory(Runtime self, int site) {
    return MEMORY;
  }

  public static long maxMemory(Runtime self, int site) {
    return MEMORY;
  }
}

package io.mazurka.jvm.runtime;

/** Names and numbers for threads, the same in every execution. */
final class ThreadNumbers {

  private static final ThreadGroup GROUP = new ThreadGroup("main");

  private int unnamed;

  /** A main thread: it takes nothing over from the thread that searches. */
  @SuppressWarnings("ThreadPriorityCheck") // the priority is data that the program may look at
  Thread mainThread(ClassInfo.Source classes) {
    Thread thread = new Thread(GROUP, "main");
    thread.setDaemon(false);
    thread.setPriority(Thread.NORM_PRIORITY);
    if (classes instanceof ClassLoader loader) {
      thread.setContextClassLoader(loader);
    }
    return thread;
  }

  /** How many threads without a name there have been. */
  int given() {
    return unnamed;
  }

  /** The name of the next thread without one. */
  String nextName() {
    return "Thread-" + unnamed++;
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.Set;

/** The names of threads that are given none: counted from 0 in every execution. */
public final class ThreadNames {

  private static final Set<String> NAMELESS =
      Set.of("()V", "(Ljava/lang/Runnable;)V", "(Ljava/lang/ThreadGroup;Ljava/lang/Runnable;)V");

  static final Model NEXT =
      new Model(Jdk.internalName(ThreadNames.class), "next", "()Ljava/lang/String;");

  private ThreadNames() {}

  /** Whether the thread's constructor of this descriptor makes up a name. */
  static boolean missingIn(String constructorDesc) {
    return NAMELESS.contains(constructorDesc);
  }

  /** The name of the next thread without one. */
  public static String next() {
    return Operations.nextThreadName();
  }
}

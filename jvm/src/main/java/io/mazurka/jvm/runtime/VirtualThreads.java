package io.mazurka.jvm.runtime;

import java.util.IdentityHashMap;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The virtual threads of an execution. Their objects are the JDK's, which do nothing by themselves
 * unless they are started: what they are to run is kept here, and run as with every other thread.
 */
final class VirtualThreads {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Far from the numbers that the JDK gives to threads. */
  private static final long FIRST_ID = 1L << 40;

  private final IdentityHashMap<Thread, Runnable> tasks = new IdentityHashMap<>(0);

  void clear() {
    tasks.clear();
  }

  /** A virtual thread was made by the running thread. */
  void add(Thread virtual, Runnable task) {
    settleId(virtual);
    IdentityHash.settle(virtual);
    tasks.put(virtual, task);
  }

  /** What the virtual thread is to run, or null if it is none of the program's. */
  @Nullable Runnable task(Thread virtual) {
    return tasks.isEmpty() ? null : tasks.get(virtual);
  }

  /** The JDK takes a virtual thread's hash code from its number, which counts on and on. */
  private static void settleId(Thread virtual) {
    long offset = UNSAFE.objectFieldOffset(Thread.class, "tid");
    UNSAFE.putLong(virtual, offset, FIRST_ID + Operations.thread().draws.nextHash());
  }
}

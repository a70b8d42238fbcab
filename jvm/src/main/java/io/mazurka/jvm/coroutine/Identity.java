package io.mazurka.jvm.coroutine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/**
 * What {@link Thread#currentThread} answers: the program's own thread object while its code runs.
 */
final class Identity {

  private static final @Nullable MethodHandle SET_CURRENT =
      find("setCurrentThread", void.class, Thread.class);

  /**
   * Not a constant, so that the compiler does not look through it: in a loop that resumes threads
   * it takes the change for one that could be moved out of the loop, gives up, and tries again for
   * ever, with a core of its own (OpenJDK 25, "no node with a side effect").
   */
  private static @Nullable MethodHandle opaqueSetCurrent = SET_CURRENT;

  private static final @Nullable MethodHandle CARRIER = findCarrier();

  /** Not under a debugger, which knows threads as they are. */
  static final boolean AVAILABLE = SET_CURRENT != null && CARRIER != null && !Debugger.isExpected();

  private Identity() {}

  /**
   * Makes the running platform thread answer to another thread object; returns the platform thread.
   */
  static Thread assume(Thread identity) {
    try {
      Thread carrier = (Thread) handle(CARRIER).invokeExact();
      handle(opaqueSetCurrent).invokeExact(carrier, identity);
      return carrier;
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK refuses to change the current thread", e);
    }
  }

  /** Undoes {@link #assume}. */
  static void restore(Thread carrier) {
    try {
      handle(SET_CURRENT).invokeExact(carrier, carrier);
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK refuses to change the current thread", e);
    }
  }

  /**
   * Gives a thread that cannot answer to another object at least the thread-local variables which
   * that one has inherited.
   */
  static void bequeath(Thread identity, Thread worker) {
    try {
      Field inherited = Thread.class.getDeclaredField("inheritableThreadLocals");
      inherited.setAccessible(true);
      inherited.set(worker, inherited.get(identity));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the JDK keeps inherited variables elsewhere", e);
    }
  }

  private static MethodHandle handle(@Nullable MethodHandle handle) {
    if (handle == null) {
      throw new IllegalStateException("not available");
    }
    return handle;
  }

  private static @Nullable MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
    try {
      return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
          .findVirtual(Thread.class, name, MethodType.methodType(result, parameters));
    } catch (ReflectiveOperationException _) {
      return null;
    }
  }

  private static @Nullable MethodHandle findCarrier() {
    try {
      return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
          .findStatic(Thread.class, "currentCarrierThread", MethodType.methodType(Thread.class));
    } catch (ReflectiveOperationException _) {
      return null;
    }
  }
}

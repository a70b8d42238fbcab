package io.mazurka.jvm.runtime;

import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * The handlers that threads have for exceptions which nobody catches. Each is a volatile variable
 * of its thread. A thread that dies of an exception looks at its own: that is a step only where
 * others set the handlers of threads that are not theirs alone.
 */
public final class Handlers {

  private static final int OWN = Operations.slot(Thread.class, "uncaughtExceptionHandler");
  private static final MethodHandle GET =
      special("getUncaughtExceptionHandler", MethodType.methodType(UncaughtExceptionHandler.class));
  private static final MethodHandle SET =
      special(
          "setUncaughtExceptionHandler",
          MethodType.methodType(void.class, UncaughtExceptionHandler.class));

  private Handlers() {}

  /**
   * The handler of a thread that has not ended, or its group. A thread that is the only one to set
   * its own knows it without a look.
   */
  public static @Nullable UncaughtExceptionHandler get(Thread thread, int site) {
    if (thread != Operations.currentThread() || World.active().learned().has(Fact.HANDLERS)) {
      Operations.readVolatile(thread, OWN, site);
    }
    try {
      return (UncaughtExceptionHandler) GET.invokeExact(thread);
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Gives a thread a handler, or takes it away. */
  public static void set(Thread thread, @Nullable UncaughtExceptionHandler handler, int site) {
    World world = World.active();
    if (thread != Operations.currentThread() && world.objects().number(thread) != 0) {
      world.learned().note(Fact.HANDLERS);
    }
    Operations.publish(thread, handler);
    Operations.writeVolatile(thread, OWN, site);
    try {
      SET.invokeExact(thread, handler);
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A method as {@link Thread} has it, whatever classes of the program make of it. */
  private static MethodHandle special(String name, MethodType type) {
    try {
      return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
          .findSpecial(Thread.class, name, type, Thread.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}

package io.mazurka.jvm.runtime;

import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * The handlers that threads have for exceptions which nobody catches, and the default one. Each is
 * a volatile variable. A thread that dies of an exception looks at its own, and at the default one
 * where it has none: these are steps only where others may set them meanwhile.
 */
public final class Handlers {

  private static final int OWN = Operations.slot(Thread.class, "uncaughtExceptionHandler");
  private static final int DEFAULT =
      Operations.slot(Thread.class, "defaultUncaughtExceptionHandler");
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

  /** The handler of threads that have none. */
  public static @Nullable UncaughtExceptionHandler getDefault(int site) {
    World world = World.active();
    if (world.threads().size() > 1) {
      Operations.readVolatile(Operations.statics(Thread.class), DEFAULT, site);
    }
    return world.population().defaultHandler();
  }

  /** The same for a thread that dies: a step only where the handler is set meanwhile. */
  static @Nullable UncaughtExceptionHandler lookUpDefault() {
    World world = World.active();
    return world.learned().has(Fact.DEFAULT_HANDLERS)
        ? getDefault(Sites.NONE)
        : world.population().defaultHandler();
  }

  /** Sets that handler anew, in this execution; nobody notices while there is one thread only. */
  public static void setDefault(@Nullable UncaughtExceptionHandler handler, int site) {
    World world = World.active();
    Operations.share(handler);
    if (world.threads().size() > 1) {
      world.learned().note(Fact.DEFAULT_HANDLERS);
      Operations.writeVolatile(Operations.statics(Thread.class), DEFAULT, site);
    } else {
      Memory.own(world, Operations.thread(), true);
    }
    world.population().defaultHandler(handler);
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

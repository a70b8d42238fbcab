package io.mazurka.jvm.runtime;

import io.mazurka.jvm.coroutine.CannotSuspendException;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import io.mazurka.program.SearchAgain;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A thread's life from its first step to its last: what becomes of exceptions that nobody catches.
 */
final class Life {

  /** So many frames of a stack are told: enough for all but endless recursions. */
  private static final int MOST_FRAMES = 50;

  private static final String NAME = "uncaughtException";

  private static final Pattern HIDDEN = Pattern.compile("(?<=Lambda)/0x[0-9a-f]+");

  private final World world;
  private final ProgramThread thread;

  Life(World world, ProgramThread thread) {
    this.world = world;
    this.thread = thread;
  }

  void live(World.MainCode code) {
    try {
      thread.comesBeforeEnd = false;
      world.acquired(thread, thread.life);
      try {
        code.run();
      } catch (Throwable e) {
        uncaught(e);
      }
      end();
    } catch (Abandoned _) {
      // The execution is over; what this thread would still do does not matter.
    } catch (CannotSuspendException | ProgramException | SearchAgain | IllegalStateException e) {
      world.fail(e);
    }
  }

  private void end() {
    thread.optimisticReads.giveUp();
    Guard guard = world.learned().beforeEnd(thread);
    Monitor monitor = world.learned().monitorAtEnd(thread);
    thread.perform(
        world.shutdown().endOf(thread),
        monitor == null ? guard : new LastLock(monitor, guard),
        Sites.NONE,
        Thread.State.BLOCKED);
    thread.ended = true;
    if (thread.lastChange != null) {
      thread.lastChange.perform();
    }
    world.released(thread, thread.life);
    if (monitor != null) {
      world.acquired(thread, monitor.lock());
      monitor.waitSet().wakeAll();
      world.released(thread, monitor.lock());
    }
    world.shutdown().ended(thread);
  }

  void uncaught(Throwable e) {
    switch (e) {
      case Abandoned own -> throw own;
      case CannotSuspendException own -> throw own;
      case ProgramException own -> throw own;
      case SearchAgain own -> throw own;
      case OutOfMemoryError full ->
          throw new ProgramException(
              "the program needs more memory than there is ("
                  + Runtime.getRuntime().maxMemory() / (1 << 20)
                  + " MB): "
                  + full.getMessage()
                  + "; give the JVM more, for example with JAVA_TOOL_OPTIONS=-Xmx"
                  + (Runtime.getRuntime().maxMemory() / (1 << 29) + 1)
                  + "g",
              full);
      default -> {}
    }
    Thread.UncaughtExceptionHandler handler = handler();
    if (handler == null || e instanceof AssertionError) {
      world.note(finding(e));
    }
    if (handler != null) {
      try {
        handler.uncaughtException(thread.identity(), e);
      } catch (Abandoned | CannotSuspendException | ProgramException | SearchAgain own) {
        throw own;
      } catch (Throwable _) {
        // Java ignores what an uncaught-exception handler throws.
      }
    }
  }

  private Thread.@Nullable UncaughtExceptionHandler handler() {
    Thread identity = thread.identity();
    Thread.UncaughtExceptionHandler own =
        has(identity.getClass(), Thread.class, "getUncaughtExceptionHandler")
            ? Handlers.get(identity, Sites.NONE)
            : identity.getUncaughtExceptionHandler();
    return own == null || own instanceof ThreadGroup ? handler((ThreadGroup) own) : own;
  }

  /**
   * The handler of the group or of one above that is the program's own, or else the default one.
   */
  private Thread.@Nullable UncaughtExceptionHandler handler(@Nullable ThreadGroup group) {
    for (ThreadGroup above = group; above != null; above = above.getParent()) {
      if (!has(above.getClass(), ThreadGroup.class, NAME, Thread.class, Throwable.class)) {
        return above;
      }
    }
    return Handlers.lookUpDefault();
  }

  /** Whether a class has a method as one above it declares it. */
  private static boolean has(Class<?> type, Class<?> above, String method, Class<?>... parameters) {
    try {
      return type.getMethod(method, parameters).getDeclaringClass() == above;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Passes an exception on to those who are left to handle it. */
  void uncaughtIn(@Nullable ThreadGroup group, Thread from, Throwable e) {
    Thread.UncaughtExceptionHandler handler = handler(group);
    if (handler != null) {
      handler.uncaughtException(from, e);
    } else if (!(e instanceof AssertionError)) { // Those are findings already.
      world.note(finding(e));
    }
  }

  private Finding finding(Throwable e) {
    StackTraceElement[] stack = ProgramStack.clean(e.getStackTrace());
    String where = stack.length == 0 ? "" : " at " + ProgramStack.origin(stack);
    String message = words(e) + " in thread " + world.names().thread(thread) + where;
    Finding.Kind kind =
        e instanceof AssertionError ? Finding.Kind.ASSERTION : Finding.Kind.EXCEPTION;
    return new Finding(
        kind,
        message.lines().map(String::strip).collect(Collectors.joining(" ")),
        detail(e, stack));
  }

  /** What the exception says, without the addresses of hidden classes, which no two JVMs share. */
  private static String words(Throwable e) {
    return HIDDEN.matcher(CopiedNames.plain(e.toString())).replaceAll("");
  }

  /** What an exception says, with the program's part of its stack. */
  static String detail(Throwable e) {
    return detail(e, ProgramStack.clean(e.getStackTrace()));
  }

  private static String detail(Throwable e, StackTraceElement[] stack) {
    String frames =
        Arrays.stream(stack)
            .limit(MOST_FRAMES)
            .map(f -> "    at " + f)
            .collect(Collectors.joining("\n"));
    String more =
        stack.length > MOST_FRAMES ? "\n    ... " + (stack.length - MOST_FRAMES) + " more" : "";
    Throwable cause = e.getCause();
    String caused = cause == null || cause == e ? "" : "\nCaused by: " + detail(cause);
    return words(e) + "\n" + frames + more + caused;
  }
}

package io.mazurka.jvm.runtime;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.StackWalker.StackFrame;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Stack traces as the program gets to see them. How a thread came to run, and whether it only
 * repeats what it did in an earlier execution, is none of its business: its output would differ.
 */
public final class Traces {

  /** Has lines written without code of the JDK's writers, which might seem to be the program's. */
  private static final class Lines extends PrintWriter {

    private final StringWriter text;

    Lines(StringWriter text) {
      super(text);
      this.text = text;
    }

    @Override
    public void println(@Nullable Object line) {
      text.append(String.valueOf(line)).append(System.lineSeparator());
    }
  }

  private static final String OWN = "io.mazurka.jvm.";

  private static final MethodHandle GET =
      special("getStackTrace", MethodType.methodType(StackTraceElement[].class));
  private static final MethodHandle SET =
      special("setStackTrace", MethodType.methodType(void.class, StackTraceElement[].class));
  private static final MethodHandle PRINT =
      special("printStackTrace", MethodType.methodType(void.class, PrintWriter.class));

  private static final VarHandle CAUSE = cause();

  private Traces() {}

  /** The program's frames of an exception. */
  public static StackTraceElement[] of(Throwable e) {
    tidy(e);
    return get(e);
  }

  /** What an exception prints, with the program's frames only, and no line break at the end. */
  public static String text(Throwable e) {
    tidyAll(e, Collections.newSetFromMap(new IdentityHashMap<>()));
    StringWriter text = new StringWriter();
    print(e, new Lines(text));
    return text.toString().stripTrailing();
  }

  /** Looks at an exception, and at the others whose stack traces are printed with its own. */
  public static void look(Throwable e, int site) {
    if (World.running() != null) {
      World.active().calls().touches().traced(e);
    }
    Hooks.beforeCall(e, site);
  }

  /** The exception, its causes and what was suppressed; no method of the program is asked. */
  static List<Throwable> printed(Throwable e) {
    List<Throwable> printed = new ArrayList<>(2);
    gather(e, printed);
    return printed;
  }

  /** These are few: a table would ask for hash codes, which are to be drawn in the same order. */
  private static void gather(@Nullable Throwable e, List<Throwable> gathered) {
    if (e == null || gathered.stream().anyMatch(other -> other == e)) {
      return;
    }
    gathered.add(e);
    gather((Throwable) CAUSE.get(e), gathered);
    for (Throwable suppressed : e.getSuppressed()) {
      gather(suppressed, gathered);
    }
  }

  private static void tidyAll(@Nullable Throwable e, Set<Throwable> tidied) {
    if (e == null || !tidied.add(e)) {
      return;
    }
    tidy(e);
    tidyAll(e.getCause(), tidied);
    for (Throwable suppressed : e.getSuppressed()) {
      tidyAll(suppressed, tidied);
    }
  }

  /** What the program has set is left alone: it has no frames of Mazurka's. */
  private static void tidy(Throwable e) {
    StackTraceElement[] frames = get(e);
    if (Arrays.stream(frames).anyMatch(frame -> frame.getClassName().startsWith(OWN))) {
      set(e, ProgramStack.clean(frames));
    }
  }

  /** The program's frames of the running thread, below that of the method which gives them. */
  public static StackTraceElement[] ofRunning() {
    StackTraceElement giving =
        new StackTraceElement("java.lang.Thread", "getStackTrace", "Thread.java", -1);
    return Stream.concat(Stream.of(giving), Arrays.stream(ProgramStack.capture()))
        .toArray(StackTraceElement[]::new);
  }

  /** The program's frames that a walker comes by. */
  public static List<StackFrame> of(StackWalker walker) {
    return walker.walk(frames ->
        frames
            .takeWhile(frame -> !frame.getClassName().equals(Life.class.getName()))
            .filter(frame -> !ProgramStack.isHidden(frame.toStackTraceElement()))
            .toList());
  }

  private static StackTraceElement[] get(Throwable e) {
    try {
      return (StackTraceElement[]) GET.invokeExact(e);
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void set(Throwable e, StackTraceElement[] frames) {
    try {
      SET.invokeExact(e, frames);
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Calls the program's {@code toString}, which may throw what it likes. */
  private static void print(Throwable e, PrintWriter printer) {
    try {
      PRINT.invokeExact(e, printer);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static VarHandle cause() {
    try {
      return MethodHandles.privateLookupIn(Throwable.class, MethodHandles.lookup())
          .findVarHandle(Throwable.class, "cause", Throwable.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A method as {@link Throwable} has it, whatever classes of the program make of it. */
  private static MethodHandle special(String name, MethodType type) {
    try {
      return MethodHandles.privateLookupIn(Throwable.class, MethodHandles.lookup())
          .findSpecial(Throwable.class, name, type, Throwable.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}

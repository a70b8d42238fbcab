package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Traces;
import java.io.PrintStream;
import java.io.PrintWriter;

/**
 * Stack traces show the program's frames only. Those that are to be printed to standard error go to
 * that of the execution, not to Mazurka's.
 */
@ModelOf("java/lang/Throwable")
public final class ThrowableModel {

  private static final String NAME = "printStackTrace";
  private static final Overrides GET = new Overrides(Throwable.class, "getStackTrace");
  private static final Overrides PRINT = new Overrides(Throwable.class, NAME);
  private static final Overrides TO_STREAM =
      new Overrides(Throwable.class, NAME, PrintStream.class);
  private static final Overrides TO_WRITER =
      new Overrides(Throwable.class, NAME, PrintWriter.class);

  private ThrowableModel() {}

  public static StackTraceElement[] getStackTrace(Throwable self, int site) {
    return GET.in(self) ? self.getStackTrace() : superGetStackTrace(self, site);
  }

  @Super("getStackTrace")
  public static StackTraceElement[] superGetStackTrace(Throwable self, int site) {
    Hooks.beforeCall(self, site);
    return Traces.of(self);
  }

  public static void printStackTrace(Throwable self, int site) {
    if (PRINT.in(self)) {
      self.printStackTrace();
    } else {
      self.printStackTrace(Hooks.standardErr());
    }
  }

  @Super("printStackTrace")
  public static void superPrintStackTrace(Throwable self, int site) {
    self.printStackTrace(Hooks.standardErr());
  }

  public static void printStackTrace(Throwable self, PrintStream stream, int site) {
    if (TO_STREAM.in(self)) {
      self.printStackTrace(stream);
    } else {
      superPrintStackTrace(self, stream, site);
    }
  }

  @Super("printStackTrace")
  public static void superPrintStackTrace(Throwable self, PrintStream stream, int site) {
    String text = text(self, site);
    Hooks.beforeCall(stream, site);
    stream.println(text);
  }

  public static void printStackTrace(Throwable self, PrintWriter writer, int site) {
    if (TO_WRITER.in(self)) {
      self.printStackTrace(writer);
    } else {
      superPrintStackTrace(self, writer, site);
    }
  }

  @Super("printStackTrace")
  public static void superPrintStackTrace(Throwable self, PrintWriter writer, int site) {
    String text = text(self, site);
    Hooks.beforeCall(writer, site);
    writer.println(text);
  }

  private static String text(Throwable self, int site) {
    Traces.look(self, site);
    return Traces.text(self);
  }
}

package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** The short way to standard output leads to the program's own, as the long one does. */
@ModelOf("java/lang/IO")
public final class IoModel {

  private IoModel() {}

  @Static
  public static void print(@Nullable Object object, int site) {
    PrintStreamModel.print(Hooks.standardOut(), object, site);
  }

  @Static
  public static void println(@Nullable Object object, int site) {
    PrintStreamModel.println(Hooks.standardOut(), object, site);
  }

  @Static
  public static void println(int site) {
    PrintStream out = Hooks.standardOut();
    Hooks.beforeCall(out, site);
    out.println();
  }
}

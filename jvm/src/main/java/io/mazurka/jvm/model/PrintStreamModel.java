package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** Printing an object looks at the object. */
@ModelOf("java/io/PrintStream")
public final class PrintStreamModel {

  private PrintStreamModel() {}

  public static void print(PrintStream self, @Nullable Object object, int site) {
    String text = StringModel.text(object, site);
    Hooks.beforeCall(self, site);
    self.print(text);
  }

  public static void println(PrintStream self, @Nullable Object object, int site) {
    String text = StringModel.text(object, site);
    Hooks.beforeCall(self, site);
    self.println(text);
  }
}

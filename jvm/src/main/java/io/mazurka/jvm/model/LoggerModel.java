package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Loggers;
import io.mazurka.jvm.runtime.Operations;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Whoever has the name of a logger comes to its handlers and its filter. */
@ModelOf("java/util/logging/Logger")
public final class LoggerModel {

  private LoggerModel() {}

  public static void addHandler(Logger self, Handler handler, int site) {
    Operations.share(handler);
    Loggers.change(self);
    self.addHandler(handler);
  }

  public static void removeHandler(Logger self, @Nullable Handler handler, int site) {
    Loggers.change(self);
    self.removeHandler(handler);
  }

  public static void setFilter(Logger self, @Nullable Filter filter, int site) {
    Operations.share(filter);
    Loggers.change(self);
    self.setFilter(filter);
  }

  public static void setLevel(Logger self, @Nullable Level level, int site) {
    Loggers.change(self);
    self.setLevel(level);
  }

  public static void setUseParentHandlers(Logger self, boolean use, int site) {
    Loggers.change(self);
    self.setUseParentHandlers(use);
  }

  public static void setParent(Logger self, Logger parent, int site) {
    Loggers.change(self);
    self.setParent(parent);
  }
}

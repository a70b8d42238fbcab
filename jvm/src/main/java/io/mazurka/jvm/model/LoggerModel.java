package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Whoever has the name of a logger comes to its handlers and its filter. */
@ModelOf("java/util/logging/Logger")
public final class LoggerModel {

  private LoggerModel() {}

  public static void addHandler(Logger self, Handler handler, int site) {
    Operations.share(handler);
    self.addHandler(handler);
  }

  public static void setFilter(Logger self, @Nullable Filter filter, int site) {
    Operations.share(filter);
    self.setFilter(filter);
  }
}

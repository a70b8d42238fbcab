package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Loggers;
import java.io.IOException;
import java.io.InputStream;
import java.util.logging.LogManager;
import org.jspecify.annotations.Nullable;

/** What changes all loggers at once. */
@ModelOf("java/util/logging/LogManager")
public final class LogManagerModel {

  private LogManagerModel() {}

  public static void reset(LogManager self, int site) {
    Loggers.changeAll(self);
    self.reset();
  }

  public static void readConfiguration(LogManager self, int site) throws IOException {
    Loggers.changeAll(self);
    self.readConfiguration();
  }

  public static void readConfiguration(LogManager self, @Nullable InputStream from, int site)
      throws IOException {
    Loggers.changeAll(self);
    self.readConfiguration(from);
  }
}

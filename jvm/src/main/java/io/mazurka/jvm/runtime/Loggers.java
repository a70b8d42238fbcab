package io.mazurka.jvm.runtime;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The loggers, which the JDK keeps for all executions. Every execution finds them as the first one
 * did.
 */
public final class Loggers {

  private static final IdentityHashMap<Logger, Settings> BEFORE = new IdentityHashMap<>();

  private Loggers() {}

  /** What can be set. */
  private record Settings(
      List<Handler> handlers,
      @Nullable Level level,
      @Nullable Filter filter,
      boolean useParentHandlers,
      @Nullable Logger parent) {

    static Settings of(Logger logger) {
      return new Settings(
          List.of(logger.getHandlers()),
          logger.getLevel(),
          logger.getFilter(),
          logger.getUseParentHandlers(),
          logger.getParent());
    }

    void restore(Logger logger) {
      List.of(logger.getHandlers()).forEach(logger::removeHandler);
      handlers.forEach(logger::addHandler);
      logger.setLevel(level);
      logger.setFilter(filter);
      logger.setUseParentHandlers(useParentHandlers);
      if (parent != null && logger.getParent() != parent) {
        logger.setParent(parent);
      }
    }
  }

  /** The program is about to change something about a logger. */
  public static void change(Logger logger) {
    BEFORE.computeIfAbsent(logger, Settings::of);
  }

  /**
   * Whether a logger is known by its name, and nothing of it leads to the program: none has been
   * changed in this execution.
   */
  static boolean isTheJdks(Logger logger) {
    return BEFORE.isEmpty() && logger.getName() != null;
  }

  /** Takes back what the last execution has changed. */
  static void restore() {
    if (!BEFORE.isEmpty()) {
      BEFORE.forEach((logger, settings) -> settings.restore(logger));
      BEFORE.clear();
    }
  }
}

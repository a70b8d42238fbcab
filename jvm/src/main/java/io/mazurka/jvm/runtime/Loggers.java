package io.mazurka.jvm.runtime;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The loggers, which the JDK keeps for all executions. Every execution finds them as the first one
 * did.
 */
public final class Loggers {

  private static final IdentityHashMap<Logger, Settings> BEFORE = new IdentityHashMap<>();

  private static final Set<String> TO_OTHERS = Set.of("callerModuleRef", "catalogRef", "kids");

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

  /**
   * Whether a field of a logger leads to what is below it and to all others. These come and go with
   * the garbage collector, whoever made them; what a program has to do with goes upwards.
   */
  static boolean leadsToOthers(Field field) {
    return field.getType() == LogManager.class
        || field.getDeclaringClass() == Logger.class && TO_OTHERS.contains(field.getName());
  }

  /** The program is about to change something about a logger. */
  public static void change(Logger logger) {
    BEFORE.computeIfAbsent(logger, Settings::of);
  }

  /** The program is about to change something about all of them. */
  public static void changeAll(LogManager loggers) {
    for (String name : Collections.list(loggers.getLoggerNames())) {
      Logger logger = loggers.getLogger(name);
      if (logger != null) {
        change(logger);
      }
    }
  }

  /**
   * Whether a logger is as the JDK made it, and known by its name: none has been changed in this
   * execution, and neither it nor one above it leads to anything of the program's.
   */
  static boolean isTheJdks(Logger logger) {
    Logger above = logger;
    while (above != null && areTheJdks(above) && leadsToTheJdks(above)) {
      above = above.getParent();
    }
    return above == null && BEFORE.isEmpty() && logger.getName() != null;
  }

  private static boolean leadsToTheJdks(Logger logger) {
    return areTheJdks(logger.getFilter())
        && Arrays.stream(logger.getHandlers())
            .allMatch(handler -> areTheJdks(handler) && leadsToTheJdks(handler));
  }

  private static boolean leadsToTheJdks(Handler handler) {
    return areTheJdks(handler.getFilter(), handler.getFormatter(), handler.getErrorManager());
  }

  private static boolean areTheJdks(@Nullable Object... objects) {
    return Arrays.stream(objects)
        .allMatch(object -> object == null || object.getClass().getClassLoader() == null);
  }

  /** Takes back what the last execution has changed. */
  static void restore() {
    if (!BEFORE.isEmpty()) {
      BEFORE.forEach((logger, settings) -> settings.restore(logger));
      BEFORE.clear();
    }
  }
}

package io.mazurka.jvm.runtime;

import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;

/**
 * Exceptions of tasks as those get them who did not run the task: as in the JDK, another one of the
 * same class that is caused by the one that was thrown, if its constructors allow that.
 *
 * <p>In the pool's own code the reflection would be taken for the program's, which could then look
 * at everything.
 */
public final class ThrownElsewhere {

  private ThrownElsewhere() {}

  /** The exception as others get it. */
  public static Throwable copyOf(Throwable thrown) {
    Constructor<?> ofCause = constructor(thrown, Throwable.class);
    Constructor<?> ofNothing = constructor(thrown);
    try {
      if (ofCause != null) {
        return (Throwable) ofCause.newInstance(thrown);
      }
      return ofNothing == null ? thrown : ((Throwable) ofNothing.newInstance()).initCause(thrown);
    } catch (ReflectiveOperationException | RuntimeException _) {
      return thrown;
    }
  }

  private static @Nullable Constructor<?> constructor(Throwable thrown, Class<?>... parameters) {
    try {
      return thrown.getClass().getConstructor(parameters);
    } catch (NoSuchMethodException _) {
      return null;
    }
  }
}

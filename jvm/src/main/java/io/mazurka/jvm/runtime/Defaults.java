package io.mazurka.jvm.runtime;

import java.util.Map;
import java.util.Properties;
import java.util.Set;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** The properties that others have for defaults: who asks for what is not there asks them too. */
public final class Defaults {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long DEFAULTS = UNSAFE.objectFieldOffset(Properties.class, "defaults");
  private static final long OWN = UNSAFE.objectFieldOffset(Properties.class, "map");

  private static final Set<String> LOOKING =
      Set.of("getProperty", "list", "propertyNames", "stringPropertyNames");

  private Defaults() {}

  /** The defaults of properties; null if there are none, or if the object is something else. */
  public static @Nullable Object of(Object object) {
    return object instanceof Properties ? ClassShape.reference(object, DEFAULTS) : null;
  }

  /** Whether properties have a text for a key that is not one of their defaults. */
  public static boolean isOverridden(Properties properties, String key) {
    Object own = ClassShape.reference(properties, OWN);
    return own instanceof Map<?, ?> map && map.get(key) instanceof String;
  }

  /** Whether a method of properties looks at their defaults. */
  static boolean areLookedAt(String method) {
    return LOOKING.contains(method.substring(0, method.indexOf('(')));
  }
}

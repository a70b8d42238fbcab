package io.mazurka.jvm.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Objects whose hash codes go by identity, or by what is inside of them, and that tell nobody when
 * they are asked for one: threads, arrays, lambdas, collections. Objects of the program's classes
 * do tell.
 */
final class SilentHashes {

  private static final Set<Class<?>> BY_VALUE =
      Set.of(
          String.class,
          Integer.class,
          Long.class,
          Short.class,
          Byte.class,
          Character.class,
          Boolean.class,
          Float.class,
          Double.class,
          BigInteger.class,
          BigDecimal.class,
          UUID.class);

  private static final ClassValue<Boolean> SILENT =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return isSilent(type);
        }
      };

  private SilentHashes() {}

  /** Whether the hash code of this object is such a one. */
  static boolean has(@Nullable Object object) {
    return object != null
        && (SILENT.get(object.getClass()) || object instanceof Record && hasInside(object));
  }

  /** The hash code of a record is made from those of what is inside. */
  private static boolean hasInside(Object made) {
    ClassShape shape = ClassShape.of(made);
    for (int i = 0; i < shape.references.length; i++) {
      if (has(ClassShape.reference(made, shape.references[i]))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the hash code of this object goes by its value. */
  static boolean isValue(@Nullable Object object) {
    return object != null && BY_VALUE.contains(object.getClass());
  }

  private static boolean isSilent(Class<?> type) {
    if (BY_VALUE.contains(type) || Enum.class.isAssignableFrom(type)) {
      return false;
    }
    return !Tracked.class.isAssignableFrom(type) && !Controlled.class.isAssignableFrom(type)
        || inheritsFromJdk(type);
  }

  private static boolean inheritsFromJdk(Class<?> type) {
    try {
      return type.getMethod("hashCode").getDeclaringClass().getClassLoader() == null;
    } catch (NoSuchMethodException _) {
      return true;
    }
  }
}

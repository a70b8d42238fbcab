package io.mazurka.jvm.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.function.Predicate;
import java.util.logging.Logger;
import java.util.stream.Stream;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Identity hash codes of objects that are nobody's in particular: the threads of the program share
 * them from the beginning, and which one comes upon them first is nothing that others could notice.
 * If that thread drew a number for them, it would go on with other ones than if it had come second,
 * and so would the other: steps that are independent would not commute. So these numbers say what
 * the objects are, and are drawn by nobody.
 *
 * <p>Such are constants, of the JDK's classes and of code; the views that a collection makes when
 * it is first asked for one, and keeps; the entries of a map; and what stands for something that is
 * no object at all.
 */
final class CommonHashes {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Classes that mark with an object of no class in particular what is there or what is not. */
  private static final List<Class<?>> MARKING =
      List.of(
          HashSet.class,
          TreeSet.class,
          IdentityHashMap.class,
          WeakHashMap.class,
          List.of().getClass().getNestHost());

  /** Where a class of the JDK keeps constants, or has its host keep them. */
  private static final ClassValue<Constant[]> CONSTANTS =
      new ClassValue<>() {
        @Override
        protected Constant[] computeValue(Class<?> type) {
          return constants(type);
        }
      };

  /** Offsets of the fields in which a collection keeps views of itself. */
  private static final ClassValue<long[]> VIEWS =
      new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
          return collections(type, Modifier.TRANSIENT);
        }
      };

  /** Offsets of the fields in which a collection keeps what it is a view of or put around. */
  private static final ClassValue<long[]> INNER =
      new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
          return collections(type, Modifier.FINAL);
        }
      };

  /** A static field that never changes. */
  private record Constant(Object base, long offset, int hash) {

    static Constant of(Field field) {
      return new Constant(
          UNSAFE.staticFieldBase(field),
          UNSAFE.staticFieldOffset(field),
          CommonHashes.hash(field.getDeclaringClass(), field.getName()));
    }

    boolean is(Object object) {
      return UNSAFE.getReference(base, offset) == object;
    }
  }

  private CommonHashes() {}

  /** The hash code of an object, or 0 if it belongs to who comes upon it. */
  static int of(Object object) {
    if (ClassShape.of(object).outlivesExecutions) {
      return ofLasting(object);
    }
    if (object instanceof Names.Place place) {
      return hash(Names.Place.class, place.name());
    }
    if (object instanceof Enum<?>[]) { // A class keeps one of its constants for all who ask.
      return hash(object.getClass(), "");
    }
    if (object.getClass().getClassLoader() != null) {
      return 0;
    }
    if (MapEntries.isNode(object)) {
      return hash(object.getClass(), MapEntries.hash(object));
    }
    if (object instanceof Logger logger && logger.getName() != null) {
      return hash(Logger.class, logger.getName());
    }
    if (object instanceof Properties && object == System.getProperties()) {
      return hash(Properties.class, "");
    }
    int kept = object instanceof Collection<?> || object instanceof Map<?, ?> ? ofView(object) : 0;
    return kept == 0 ? ofConstant(object) : kept;
  }

  /** The same for an object that is there before an execution and after it. */
  static int ofLasting(Object object) {
    return object instanceof Enum<?> constant
        ? hash(constant.getDeclaringClass(), constant.name())
        : hash(object instanceof Class<?> type ? type : object.getClass(), "");
  }

  /** The same for what a collection has given as a view of itself; 0 if it does not keep it. */
  static int ofView(Object view, Object of) {
    long[] views = VIEWS.get(of.getClass());
    for (int i = 0; i < views.length; i++) {
      if (ClassShape.reference(of, views[i]) == view) {
        return (IdentityHash.of(of) + i + 1) * 0x9E37_79B9 | 1;
      }
    }
    return 0;
  }

  /** The collection that another one is a view of or put around as long as it lives, or null. */
  static @Nullable Object inner(Object outer) {
    long[] fields = INNER.get(outer.getClass());
    return fields.length == 0 ? null : ClassShape.reference(outer, fields[0]);
  }

  /** Views know their collection, and may come to light by another one that is made of it. */
  private static int ofView(Object view) {
    for (long field : ClassShape.of(view).references) {
      Object of = ClassShape.reference(view, field);
      int hash = of instanceof Collection<?> || of instanceof Map<?, ?> ? ofView(view, of) : 0;
      if (hash != 0) {
        return hash;
      }
    }
    return 0;
  }

  private static int ofConstant(Object object) {
    for (Constant constant : CONSTANTS.get(object.getClass())) {
      if (constant.is(object)) {
        return constant.hash;
      }
    }
    return 0;
  }

  private static int hash(Class<?> type, Object part) {
    String name = type.getName();
    int hidden = name.indexOf('/');
    int hash = (hidden < 0 ? name : name.substring(0, hidden)).hashCode();
    return hash * 31 + part.hashCode() | 1;
  }

  private static Constant[] constants(Class<?> type) {
    int constant = Modifier.STATIC | Modifier.FINAL;
    return (type == Object.class
            ? MARKING.stream()
            : Stream.of(type, type.getNestHost()).distinct())
        .flatMap(c -> Arrays.stream(c.getDeclaredFields()))
        .filter(field -> (field.getModifiers() & constant) == constant)
        .filter(field -> field.getType().isAssignableFrom(type))
        .map(Constant::of)
        .toArray(Constant[]::new);
  }

  /**
   * Where the JDK's classes keep collections, in fields of these modifiers. What they keep only so
   * as not to make it again is no part of what they write to a file.
   */
  private static long[] collections(Class<?> type, int modifiers) {
    Predicate<Field> isOne =
        field ->
            (Collection.class.isAssignableFrom(field.getType())
                    || Map.class.isAssignableFrom(field.getType()))
                && (field.getModifiers() & (Modifier.TRANSIENT | Modifier.FINAL | Modifier.STATIC))
                    == modifiers;
    return Stream.<Class<?>>iterate(type, c -> c != null, Class::getSuperclass)
        .filter(c -> c.getClassLoader() == null)
        .flatMap(c -> Arrays.stream(c.getDeclaredFields()))
        .filter(isOne)
        .mapToLong(UNSAFE::objectFieldOffset)
        .toArray();
  }
}

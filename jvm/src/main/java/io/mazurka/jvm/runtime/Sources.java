package io.mazurka.jvm.runtime;

import java.io.Reader;
import java.lang.reflect.Field;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/**
 * Where streams of the JDK, and what walks over their elements or over an array, take the elements
 * from: the collections, arrays and texts behind them, of which there may be several.
 *
 * <p>They are found by going through the fields. A stream keeps what walks over its source, or a
 * function that will; that leads to the source itself, or to what walks over others.
 */
final class Sources {

  private static final List<Class<?>> SOURCES =
      List.of(
          BitSet.class,
          Buffer.class,
          CharSequence.class,
          Collection.class,
          Map.class,
          MatchResult.class,
          Reader.class,
          Scanner.class);

  private static final String STREAMS = "java.util.stream.";
  private static final String PIPELINE = STREAMS + "AbstractPipeline";

  /** The fields of a stage of a stream that lead to the source, and not to other stages. */
  private static final Set<String> OF_PIPELINE =
      Set.of("sourceStage", "sourceSpliterator", "sourceSupplier");

  /** How the names of classes begin that walk over an array which they are given. */
  private static final List<String> OVER_ARRAYS =
      List.of("java.util.Arrays$", "java.util.Spliterators$");

  private final List<Object> seen = new ArrayList<>();
  private final List<Object> found = new ArrayList<>();

  private Sources() {}

  /** What the object takes its elements from; nothing if it has one owner or is none of these. */
  static List<Object> of(Object walker) {
    if (ClassShape.of(walker).sources.length == 0) {
      return List.of();
    }
    Sources sources = new Sources();
    sources.seen.add(walker);
    for (int i = 0; i < sources.seen.size(); i++) {
      sources.open(sources.seen.get(i));
    }
    return sources.found;
  }

  /** Whether who takes elements from the source moves it on. */
  static boolean isUsedUp(Object source) {
    return source instanceof Reader || source instanceof Scanner;
  }

  /** Whether objects of that class of the JDK, which walk or not, are known by their sources. */
  static boolean areBehind(Class<?> type, boolean walks, boolean hasOwner) {
    return type.getClassLoader() == null
        && (isFunction(type)
            || walks
                && (!hasOwner
                    || type.getName().startsWith(STREAMS)
                    || OVER_ARRAYS.stream().anyMatch(type.getName()::startsWith)));
  }

  /** Whether a field of such an object leads to the sources, and not to elements or the like. */
  static boolean leadsThere(Field field) {
    Class<?> holder = field.getDeclaringClass();
    if (holder.getName().equals(PIPELINE)) {
      return OF_PIPELINE.contains(field.getName());
    }
    return field.getType().isArray()
        ? OVER_ARRAYS.stream().anyMatch(holder.getName()::startsWith)
        : field.getType() != Object.class && !isStage(holder);
  }

  /** Whether the class is a stage of a stream, which keeps the functions of the program. */
  private static boolean isStage(Class<?> type) {
    for (Class<?> above = type; above != null; above = above.getSuperclass()) {
      if (above.getName().equals(PIPELINE)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the class is that of a function in the JDK's code, which may have captured a source.
   */
  private static boolean isFunction(Class<?> type) {
    return type.isHidden() && type.getNestHost().getClassLoader() == null;
  }

  private void open(Object walker) {
    for (long offset : ClassShape.of(walker).sources) {
      meet(ClassShape.reference(walker, offset));
    }
  }

  private void meet(@Nullable Object object) {
    if (object == null) {
      return;
    }
    ClassShape shape = ClassShape.of(object);
    if (isSource(object)) {
      add(object, found);
    } else if (shape.sources.length > 0) {
      add(object, seen);
    } else if (shape.walks && shape.owner >= 0) {
      meet(ClassShape.reference(object, shape.owner));
    }
  }

  private static boolean isSource(Object object) {
    return object.getClass().isArray()
        || SOURCES.stream().anyMatch(type -> type.isInstance(object));
  }

  /** There are few: a table would draw hash codes for them. */
  private static void add(Object object, List<Object> objects) {
    for (Object other : objects) {
      if (other == object) {
        return;
      }
    }
    objects.add(object);
  }
}

package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.ObjIntConsumer;
import java.util.stream.BaseStream;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Where the objects of a class keep their references.
 *
 * <p>Publication follows references through objects of every class, the JDK's collections among
 * them. It stops at objects that cannot be changed and at those through which no program object is
 * reached: class loaders, threads, streams.
 */
final class ClassShape {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final ClassValue<ClassShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected ClassShape computeValue(Class<?> type) {
          return new ClassShape(type);
        }
      };

  /** Those that were asked for lately: that is done in every call, and has to be quick. */
  private static final @Nullable ClassShape[] RECENT = new ClassShape[256];

  private static final List<Class<?>> WALKING =
      List.of(Iterator.class, Enumeration.class, Spliterator.class, BaseStream.class);

  private static final List<Class<?>> WITH_COPY =
      List.of(
          Nested.of(CopyOnWriteArrayList.class, "COWIterator"),
          Nested.of(DelayQueue.class, "Itr"),
          Nested.of(PriorityBlockingQueue.class, "Itr"));

  private static final List<Class<?>> OWNING = List.of(Collection.class, Map.class);

  private static final List<Class<?>> ENTRIES = List.of(Map.Entry.class);

  /**
   * Classes whose methods are made of those of the classes below, or of what is known otherwise: a
   * map keeps its views there and nothing else, and a list how often it was changed.
   */
  private static final List<Class<?>> WITHOUT_CONTENTS =
      List.of(
          Object.class,
          Enum.class,
          Record.class,
          Thread.class,
          ThreadLocal.class,
          AbstractList.class,
          AbstractMap.class);

  private static final Class<?> INDEX = Nested.of(ConcurrentSkipListMap.class, "Index");

  private final Class<?> type;

  /** Offsets of the instance fields that hold references. */
  final long[] references;

  /** The numbers of these fields, in a class of the program. */
  final int[] slots;

  /** Whether the class is the program's, or runs as if it were. */
  final boolean isOfProgram;

  /** Which of these fields can hold an object of any class, or of any that implements something. */
  final boolean[] holdsAny;

  /** Which of these fields hold the value of an entry of a map, whose key is in another one. */
  final boolean[] holdsValue;

  /** Whether the JDK compares objects of this class by what is in them. */
  final boolean isComparedByContents;

  /** Whether the JDK may compare objects of this class, so as to put them into their order. */
  final boolean isOrderedByContents;

  /** Whether objects of this class walk over something else, and move on as they do. */
  final boolean walks;

  /** Whether they have found the next element when they are asked whether there is one. */
  final boolean looksAhead;

  /** Whether they walk over a copy, and lead to the collection only to change it. */
  final boolean hasCopy;

  /** Whether objects of this class may be the entries of a map, which can be changed by them. */
  final boolean isEntry;

  /** Offset of the field that holds what these objects walk over or are a part of, or -1. */
  final long owner;

  /** Offsets of the fields that lead to what they take elements from, if there is no owner. */
  final long[] sources;

  /** Offset of the field that holds what a stream is put on top of, or -1. */
  final long below;

  /** Offset of the field that holds to whom a stream hands over what passes through it, or -1. */
  final long fed;

  /** Whether objects of this class never change and need no number. */
  final boolean immutable;

  /** Whether a method may store what it is given in objects of this class: they can change. */
  final boolean keepsArguments;

  /** The class of the JDK whose methods these objects have, if they have contents to access. */
  final @Nullable Class<?> ofJdk;

  /** Whether these objects are {@link PlainContainers}, or walk over one. */
  final boolean isPlain;

  /** Whether the methods of these objects enter their monitors. */
  final boolean locksItself;

  /** Whether they may call the program back in the midst of what they do. */
  final boolean callsBack;

  /**
   * The class of the JDK that a class of the program extends, if its instances have contents to
   * which the program has no access but by that class' methods.
   */
  final @Nullable Class<?> inherited;

  private final StaticField[] statics;

  /** Whether objects of this class are likely to be the same ones in every execution. */
  final boolean outlivesExecutions;

  private ClassShape(Class<?> type) {
    this.type = type;
    outlivesExecutions = ClosedClasses.outliveExecutions(type);
    isOfProgram = type.getClassLoader() instanceof ClassInfo.Source;
    statics = isOfProgram ? statics(type) : new StaticField[0];
    immutable = ClosedClasses.areImmutable(type);
    keepsArguments = isOfProgram ? !type.isHidden() : Policies.ofWriting(type) != JdkPolicy.IGNORE;
    inherited = inherited(type);
    List<Field> fields = immutable || ClosedClasses.include(type) ? List.of() : fields(type);
    references = fields.stream().mapToLong(UNSAFE::objectFieldOffset).toArray();
    slots = new int[references.length];
    holdsAny = new boolean[references.length];
    holdsValue = new boolean[references.length];
    for (int i = 0; i < holdsAny.length; i++) {
      slots[i] = isOfProgram ? slot(fields.get(i)) : Origins.UNKNOWN;
      holdsAny[i] = holdsAny(fields.get(i).getType());
      holdsValue[i] = holdsValue(fields.get(i));
    }
    walks = isOneOf(WALKING, type) && !(Scanner.class == type);
    looksAhead = walks && type.getName().startsWith("java.util.concurrent.Concurrent");
    hasCopy = walks && WITH_COPY.contains(type);
    isEntry = type.getClassLoader() == null && isOneOf(ENTRIES, type);
    long whole = type.getClassLoader() == null && (walks || isEntry) ? owner(fields) : -1;
    boolean hasSources = Sources.areBehind(type, walks, whole >= 0);
    owner = hasSources ? -1 : whole;
    sources = hasSources ? sources(fields) : new long[0];
    below = Underlying.below(type);
    fed = Underlying.fed(type);
    isPlain = PlainContainers.areOf(type, walks && owner >= 0);
    ofJdk = isOfProgram ? inherited : type;
    locksItself = ofJdk != null && JdkPolicy.locksReceiver(ofJdk.getName().replace('.', '/'));
    callsBack = ofJdk != null && LockedCalls.isOne(ofJdk.getName());
    isComparedByContents = ofJdk != null && !type.isArray() && overridesEquals(ofJdk);
    isOrderedByContents = isComparedByContents || Comparable.class.isAssignableFrom(type);
  }

  static ClassShape of(Object object) {
    return of(object.getClass());
  }

  static ClassShape of(Class<?> type) {
    int place = type.getName().hashCode() & (RECENT.length - 1);
    ClassShape recent = RECENT[place];
    if (recent != null && recent.type == type) {
      return recent;
    }
    ClassShape shape = SHAPES.get(type);
    RECENT[place] = shape;
    return shape;
  }

  /** Classes may go that nobody uses any more. */
  static void forget() {
    Arrays.fill(RECENT, null);
  }

  static Object reference(Object object, long offset) {
    return UNSAFE.getReference(object, offset);
  }

  /** Calls back with the values of the static reference fields of a class, and their numbers. */
  static void forEachStatic(Class<?> type, ObjIntConsumer<Object> callback) {
    for (StaticField field : SHAPES.get(type).statics) {
      Object value = UNSAFE.getReference(field.base, field.offset);
      if (value != null) {
        callback.accept(value, field.slot);
      }
    }
  }

  /** Where a static reference field is. */
  private record StaticField(Object base, long offset, int slot) {}

  private static int slot(Field field) {
    return Operations.slot(field.getDeclaringClass(), field.getName());
  }

  private static StaticField[] statics(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .filter(field -> Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive())
        .map(field ->
            new StaticField(
                UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field), slot(field)))
        .toArray(StaticField[]::new);
  }

  private static @Nullable Class<?> inherited(Class<?> type) {
    Class<?> above = type;
    while (above != null && above.getClassLoader() instanceof ClassInfo.Source) {
      above = above.getSuperclass();
    }
    return above == null || above == type || !hasContents(above) ? null : above;
  }

  private static boolean hasContents(Class<?> type) {
    for (Class<?> c = type; c != null && !WITHOUT_CONTENTS.contains(c); c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the class is Mazurka's own: its objects are none of the program's. */
  static boolean isOwn(Class<?> type) {
    return type.getName().startsWith("io.mazurka.jvm.")
        && type.getClassLoader() == ClassShape.class.getClassLoader();
  }

  /** Whether the class is one of the JDK whose state is not used, as others stand in for it. */
  private static boolean isReplaced(Class<?> type, Class<?> below) {
    return type.getClassLoader() == null && Controlled.class.isAssignableFrom(below);
  }

  /** Whether a variable of this type says nothing of the class of what it holds. */
  static boolean holdsAny(Class<?> type) {
    return type == Object.class || type.isInterface();
  }

  private static boolean isOneOf(List<Class<?>> above, Class<?> type) {
    return above.stream().anyMatch(c -> c.isAssignableFrom(type));
  }

  /** What holds a collection, or else what holds something that walks over one. */
  private static long owner(List<Field> fields) {
    for (List<Class<?>> owning : List.of(OWNING, WALKING)) {
      for (Field field : fields) {
        if (isOneOf(owning, field.getType())) {
          return UNSAFE.objectFieldOffset(field);
        }
      }
    }
    return -1;
  }

  private static long[] sources(List<Field> fields) {
    return fields.stream()
        .filter(Sources::leadsThere)
        .mapToLong(UNSAFE::objectFieldOffset)
        .toArray();
  }

  private static boolean holdsValue(Field field) {
    Class<?> type = field.getDeclaringClass();
    return (field.getName().equals("value") || field.getName().equals("val"))
        && (Map.Entry.class.isAssignableFrom(type)
            || type.getEnclosingClass() == ConcurrentSkipListMap.class);
  }

  private static boolean overridesEquals(Class<?> type) {
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Method method : c.getDeclaredMethods()) {
        if (method.getName().equals("equals")
            && method.getParameterCount() == 1
            && method.getParameterTypes()[0] == Object.class) {
          return true;
        }
      }
    }
    return false;
  }

  /** A list with express lanes draws which of its elements these lead to; all are in the list. */
  private static boolean isLeftToChance(Field field) {
    return field.getType() == INDEX && field.getDeclaringClass() == INDEX;
  }

  /** Where an exception came from, which the JVM keeps now in one form and now in another. */
  private static boolean isTrace(Field field) {
    return field.getDeclaringClass() == Throwable.class
        && (field.getName().equals("backtrace") || field.getName().equals("stackTrace"));
  }

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type;
        c != null && c != Object.class && !ClosedClasses.areListed(c) && !isReplaced(c, type);
        c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())
            && !field.getType().isPrimitive()
            && !isOwn(field.getType())
            && !isLeftToChance(field)
            && !Loggers.leadsToOthers(field)
            && !isTrace(field)) {
          fields.add(field);
        }
      }
    }
    return fields;
  }
}

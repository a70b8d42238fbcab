package io.mazurka.jvm.probe;

import io.mazurka.jvm.probe.Shape.Content;
import io.mazurka.jvm.probe.Shape.Manner;
import io.mazurka.jvm.probe.Shape.Variable;
import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Nested;
import io.mazurka.jvm.runtime.Tracked;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import jdk.internal.misc.Unsafe;
import org.objectweb.asm.Type;

/** How the objects of each class are told. */
final class Shapes {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final String ADDED = "$mazurka$";

  private static final List<Class<?>> CONSTANT =
      List.of(
          ClassLoader.class,
          Module.class,
          ThreadGroup.class,
          java.lang.invoke.MethodType.class,
          jdk.internal.misc.Unsafe.class,
          java.util.Locale.class,
          java.nio.charset.Charset.class);

  private static final List<Class<?>> UNKNOWN =
      List.of(java.lang.ref.Reference.class, java.io.InputStream.class, java.io.OutputStream.class);

  /** Fields of the JDK's and Mazurka's own that are none of the program's business. */
  private static final Map<Class<?>, Set<String>> LEFT_OUT =
      Map.of(
          Throwable.class,
          Set.of("backtrace", "stackTrace", "depth"),
          ThreadLocal.class,
          Set.of("threadLocalHashCode"),
          Enum.class,
          Set.of("hash"),
          Nested.of(ConcurrentSkipListMap.class, "Index"),
          Set.of("down", "right"),
          io.mazurka.jvm.runtime.PlainObject.class,
          Set.of("id", "hash"));

  private final ClassCodes codes;
  private final Usage usage;
  private final ClassLabels labels;
  private final Map<Class<?>, Shape> shapes = new HashMap<>();
  private final Map<Class<?>, Statics> statics = new HashMap<>();

  Shapes(ClassCodes codes, Usage usage, ClassLabels labels) {
    this.codes = codes;
    this.usage = usage;
    this.labels = labels;
  }

  /** Whether identity hash codes are part of what the program can see. */
  boolean areHashed() {
    return usage.observes(Observation.HASHES);
  }

  /** Whether stack traces are part of what the program can see. */
  boolean areTraced() {
    return usage.observes(Observation.TRACES);
  }

  /** Whether a text is one that the program's code has at hand. */
  boolean isLiteral(String text) {
    return codes.isLiteral(text);
  }

  /** How an object is told. */
  Shape of(Object object) {
    Shape known = shapes.get(object.getClass());
    if (known == null) {
      known = shape(object.getClass());
      shapes.put(object.getClass(), known);
    }
    return known;
  }

  /**
   * How the static fields of a class are told.
   *
   * @param base what they are fields of, for the virtual machine
   */
  record Statics(Shape shape, Object base) {}

  /** How the static fields of a class are told. */
  Statics statics(Class<?> type) {
    return statics.computeIfAbsent(type, this::readStatics);
  }

  /**
   * Whether a thread comes to an object only by references: it is none that the JDK or the code
   * itself has at hand for everybody, as constants and lambdas without variables.
   */
  boolean isReachedByReferenceOnly(Object object) {
    Class<?> type = object.getClass();
    return type.isArray()
        || !type.isHidden()
            && (object instanceof Tracked
                || object instanceof Thread
                || type.getName().startsWith("java.util.concurrent."));
  }

  private Shape shape(Class<?> type) {
    Manner manner = manner(type);
    List<Variable> variables = new ArrayList<>();
    if (manner == Manner.FIELDS || manner == Manner.THREAD) {
      addInherited(type, type, variables);
    } else if (manner == Manner.ARRAY) {
      long base = UNSAFE.arrayBaseOffset(type);
      variables.add(new Variable(Content.of(type.getComponentType()), base));
    }
    boolean hashed = areHashed() && !Handles.isHandle(type) && hasIdentityHash(type);
    return new Shape(labels.of(type), manner, List.copyOf(variables), hashed);
  }

  private Manner manner(Class<?> type) {
    if (type.isArray()) {
      return Manner.ARRAY;
    }
    if (type == String.class || isBox(type) || Handles.isHandle(type)) {
      return Manner.CONTENT;
    }
    boolean ofJdk = type.getClassLoader() == null;
    if (CONSTANT.stream().anyMatch(c -> c.isAssignableFrom(type))
        || ofJdk && Enum.class.isAssignableFrom(type)
        || type.getName().equals("sun.misc.Unsafe")) {
      return codes.isProgram(type) ? Manner.UNKNOWN : Manner.CONSTANT;
    }
    if (Thread.class.isAssignableFrom(type)) {
      return Manner.THREAD;
    }
    boolean strange =
        UNKNOWN.stream().anyMatch(c -> c.isAssignableFrom(type))
            || ofJdk && (type.getName().startsWith("jdk.") || type.getName().startsWith("sun."));
    return strange ? Manner.UNKNOWN : Manner.FIELDS;
  }

  static boolean isBox(Class<?> type) {
    return type == Integer.class
        || type == Long.class
        || type == Boolean.class
        || type == Character.class
        || type == Short.class
        || type == Byte.class
        || type == Float.class
        || type == Double.class;
  }

  private void addInherited(Class<?> type, Class<?> below, List<Variable> variables) {
    if (type == Object.class || isThread(type) || isReplaced(type, below)) {
      return;
    }
    addInherited(type.getSuperclass(), below, variables);
    Set<String> leftOut = LEFT_OUT.getOrDefault(type, Set.of());
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !leftOut.contains(field.getName())) {
        add(field, variables);
      }
    }
  }

  private static boolean isThread(Class<?> type) {
    return type.getClassLoader() == null && Thread.class.isAssignableFrom(type);
  }

  /** Whether the class is one of the JDK whose state is not used, as others stand in for it. */
  private static boolean isReplaced(Class<?> type, Class<?> below) {
    return type.getClassLoader() == null && Controlled.class.isAssignableFrom(below);
  }

  private void add(Field field, List<Variable> variables) {
    Class<?> type = field.getDeclaringClass();
    Content content = Content.of(field.getType());
    if (codes.isProgram(type) && !type.isHidden()) {
      if (field.getName().startsWith(ADDED) || !isRead(field)) {
        return;
      }
    } else if (Roles.isOwn(type.getName().replace('.', '/')) && field.getType() == int.class) {
      if (Roles.isLeftOut(field.getName()) || field.getName().equals("id")) {
        return;
      }
      content = Roles.isLocation(field.getName()) ? Content.LOCATION : content;
    }
    long offset =
        Modifier.isStatic(field.getModifiers())
            ? UNSAFE.staticFieldOffset(field)
            : UNSAFE.objectFieldOffset(field);
    variables.add(new Variable(content, offset));
  }

  private boolean isRead(Field field) {
    usage.check(field.getDeclaringClass());
    return usage.reads(field.getName(), Type.getDescriptor(field.getType()));
  }

  private Statics readStatics(Class<?> type) {
    List<Variable> variables = new ArrayList<>();
    Object base = type;
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers())) {
        add(field, variables);
        base = UNSAFE.staticFieldBase(field);
      }
    }
    Shape shape = new Shape(labels.of(type), Manner.FIELDS, List.copyOf(variables), false);
    return new Statics(shape, base);
  }

  private boolean hasIdentityHash(Class<?> type) {
    try {
      Method hash = type.getMethod("hashCode");
      return hash.getDeclaringClass() == Object.class
          || codes.isProgram(hash.getDeclaringClass()) && hash.isSynthetic()
          || Roles.isOwn(hash.getDeclaringClass().getName().replace('.', '/'));
    } catch (NoSuchMethodException _) {
      return true;
    }
  }
}

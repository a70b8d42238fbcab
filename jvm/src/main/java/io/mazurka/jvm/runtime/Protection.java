package io.mazurka.jvm.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * How the lock is found that protects a variable: by way of final fields, from the object that the
 * variable is in, from one that this object {@linkplain Origins comes from}, or from a class. As
 * none of these changes, it is the same lock at each access.
 */
final class Protection {

  /** No lock does. */
  static final Protection NONE = new Protection(null, 0, Object.class);

  /** How many objects that come from one another are looked at. */
  static final int REACH = 3;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** The ways from an object, by the class that declares the field: all its objects have them. */
  private static final ClassValue<List<Protection>> FROM_OBJECT =
      new ClassValue<>() {
        @Override
        protected List<Protection> computeValue(Class<?> type) {
          List<Protection> found = new ArrayList<>();
          addFields(type, type, new long[0], found);
          return found;
        }
      };

  private static final ClassValue<List<Protection>> FROM_CLASS =
      new ClassValue<>() {
        @Override
        protected List<Protection> computeValue(Class<?> type) {
          return fromClass(type);
        }
      };

  private final @Nullable Class<?> from;
  private final int up;
  private final Class<?> type;
  private final long[] way;

  /**
   * @param from the class where the way begins, or null if that is an object
   * @param up how many objects up, from where one comes to where the next does, that is
   * @param type what class it has then, so that the fields are there
   * @param way the offsets of the fields on the way
   */
  private Protection(@Nullable Class<?> from, int up, Class<?> type, long... way) {
    this.from = from;
    this.up = up;
    this.type = type;
    this.way = way;
  }

  /**
   * The first way to a lock that the thread holds, or null.
   *
   * @param target the object that is accessed, or null if a static field is
   * @param owner the class that declares the field, or that of the whole object
   */
  static @Nullable Protection find(
      ProgramThread thread, @Nullable Object target, Class<?> owner, boolean writes) {
    Protection found = null;
    if (target != null) {
      found = firstHeld(FROM_OBJECT.get(owner), thread, target, writes);
    }
    if (found == null) {
      found = firstHeld(FROM_CLASS.get(owner), thread, target, writes);
    }
    Object above = target;
    for (int up = 1; up <= REACH && found == null && above != null; up++) {
      above = above(above);
      if (above != null) {
        found = firstHeld(from(above, up), thread, target, writes);
      }
    }
    return found;
  }

  private static @Nullable Protection firstHeld(
      List<Protection> ways, ProgramThread thread, @Nullable Object target, boolean writes) {
    for (Protection protection : ways) {
      if (protection.isHeldBy(thread, target, writes)) {
        return protection;
      }
    }
    return null;
  }

  private static List<Protection> from(Object above, int up) {
    if (above instanceof Class<?> type) {
      return FROM_CLASS.get(type);
    }
    return FROM_OBJECT.get(above.getClass()).stream()
        .map(own -> new Protection(null, up, above.getClass(), own.way))
        .toList();
  }

  /** What the object comes from: another one, or a class; null if that is not known. */
  static @Nullable Object above(Object object) {
    SharedObjects objects = World.active().objects();
    int number = object instanceof Class<?> ? 0 : objects.number(object);
    return number == 0 ? null : objects.origins().holder(number);
  }

  /** How many objects up the way begins: 0 if where objects come from does not matter. */
  int up() {
    return up;
  }

  private static List<Protection> fromClass(Class<?> owner) {
    List<Protection> found = new ArrayList<>();
    found.add(new Protection(owner, 0, owner));
    if (!(owner.getClassLoader() instanceof ClassInfo.Source classes)) {
      return found;
    }
    for (Field field : owner.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers())
          && !field.getType().isPrimitive()
          && classes.isFinal(field)) {
        found.add(new Protection(owner, 0, owner, UNSAFE.staticFieldOffset(field)));
      }
    }
    return found;
  }

  /** The object itself, its final fields, and those of objects of the program that these hold. */
  private static void addFields(Class<?> start, Class<?> type, long[] way, List<Protection> found) {
    found.add(new Protection(null, 0, start, way));
    for (Class<?> c = type;
        c != null && c.getClassLoader() instanceof ClassInfo.Source;
        c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        int modifiers = field.getModifiers();
        if (Modifier.isFinal(modifiers)
            && !Modifier.isStatic(modifiers)
            && !field.getType().isPrimitive()) {
          long[] further = Arrays.copyOf(way, way.length + 1);
          further[way.length] = UNSAFE.objectFieldOffset(field);
          if (way.length == 0) {
            addFields(start, field.getType(), further, found);
          } else {
            found.add(new Protection(null, 0, start, further));
          }
        }
      }
    }
  }

  /**
   * Whether the thread, which is running, holds the lock at the end of the way: for itself, or, if
   * it only reads, along with others who do.
   */
  boolean isHeldBy(ProgramThread thread, @Nullable Object target, boolean writes) {
    Object lock = lock(from == null ? start(target) : from);
    if (lock == null) {
      return false;
    }
    if (lock instanceof Controlled controlled) {
      return controlled.$mazurka$protects(writes);
    }
    World world = World.active();
    int number = world.objects().numberOfMonitor(lock);
    Monitor monitor = number == 0 ? null : world.monitors().ifUsed(number);
    return monitor != null && monitor.isOwnedBy(thread);
  }

  private @Nullable Object start(@Nullable Object target) {
    Object start = target;
    for (int i = 0; i < up && start != null; i++) {
      start = above(start);
    }
    return start;
  }

  /** The lock, on a way that begins there; null if there is none from such an object. */
  @Nullable Object lock(@Nullable Object start) {
    Object lock = from != null || type.isInstance(start) ? start : null;
    for (int i = 0; i < way.length && lock != null; i++) {
      lock = ClassShape.reference(lock, way[i]);
    }
    return lock;
  }
}

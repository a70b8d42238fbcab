package io.mazurka.jvm.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * How the lock is found that protects a field: by way of final fields, from the object whose field
 * it is or from a class. As these do not change, it is the same lock at each access.
 */
final class Protection {

  /** No lock does. */
  static final Protection NONE = new Protection(null);

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** The ways from an object, by the class that declares the field: all its objects have them. */
  private static final ClassValue<List<Protection>> FROM_OBJECT =
      new ClassValue<>() {
        @Override
        protected List<Protection> computeValue(Class<?> type) {
          List<Protection> found = new ArrayList<>();
          found.add(new Protection(null));
          addFields(type, new long[0], found);
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
  private final long[] way;

  /**
   * @param from the class where the way begins, or null if that is the object
   * @param way the offsets of the fields on it
   */
  private Protection(@Nullable Class<?> from, long... way) {
    this.from = from;
    this.way = way;
  }

  /**
   * The first way to a lock that the thread holds, or null.
   *
   * @param target the object whose field is accessed, or null if the field is static
   * @param owner the class that declares the field
   */
  static @Nullable Protection find(
      ProgramThread thread, @Nullable Object target, Class<?> owner, boolean writes) {
    if (target != null) {
      for (Protection protection : FROM_OBJECT.get(owner)) {
        if (protection.isHeldBy(thread, target, writes)) {
          return protection;
        }
      }
    }
    for (Protection protection : FROM_CLASS.get(owner)) {
      if (protection.isHeldBy(thread, owner, writes)) {
        return protection;
      }
    }
    return null;
  }

  private static List<Protection> fromClass(Class<?> owner) {
    List<Protection> found = new ArrayList<>();
    found.add(new Protection(owner));
    if (!(owner.getClassLoader() instanceof ClassInfo.Source classes)) {
      return found;
    }
    for (Field field : owner.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers())
          && !field.getType().isPrimitive()
          && classes.isFinal(field)) {
        found.add(new Protection(owner, UNSAFE.staticFieldOffset(field)));
      }
    }
    return found;
  }

  /** Final fields of the object, and of objects of the program that these hold. */
  private static void addFields(Class<?> type, long[] way, List<Protection> found) {
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
          found.add(new Protection(null, further));
          if (way.length == 0) {
            addFields(field.getType(), further, found);
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
    Object lock = from == null ? target : from;
    for (int i = 0; i < way.length && lock != null; i++) {
      lock = ClassShape.reference(lock, way[i]);
    }
    if (lock == null) {
      return false;
    }
    if (lock instanceof Controlled controlled) {
      return controlled.$mazurka$protects(writes);
    }
    World world = World.active();
    int number = world.objects().number(lock);
    Monitor monitor = number == 0 ? null : world.monitors().ifUsed(number);
    return monitor != null && monitor.isOwnedBy(thread);
  }
}

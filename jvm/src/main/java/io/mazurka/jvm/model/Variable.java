package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * A field that is accessed not by its name but through a handle, by reflection or by its offset. It
 * is the same location as for accesses by name.
 *
 * @param declaring the class that declares it; weak, so that handles do not keep programs alive
 * @param slot the field's number
 */
record Variable(WeakReference<Class<?>> declaring, int slot, boolean isStatic, boolean isFinal) {

  static Variable of(Field field) {
    Class<?> declaring = field.getDeclaringClass();
    int modifiers = field.getModifiers();
    return new Variable(
        new WeakReference<>(declaring),
        Operations.slot(declaring, field.getName()),
        Modifier.isStatic(modifiers),
        Modifier.isFinal(modifiers));
  }

  /** The field of that name that a class declares or inherits. */
  static Variable of(Class<?> type, String name) {
    for (Class<?> above : Jdk.upwards(type)) {
      for (Field field : above.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return of(field);
        }
      }
    }
    throw new IllegalStateException("no field " + name + " in " + type);
  }

  /**
   * What the variable is part of: the object, or what stands for the static fields of the class,
   * which is initialised if it was not.
   */
  Object target(@Nullable Object object) {
    if (!isStatic) {
      return java.util.Objects.requireNonNull(object);
    }
    Class<?> type = declaring.get();
    if (type == null) {
      throw new IllegalStateException("a static field of a class that is gone");
    }
    Hooks.initialize(type);
    return Operations.statics(type);
  }
}
